/** The mark by which spreadsheets know UTF-8. */
export const csvMark = '\u{FEFF}'

/** The fields of an answer that is a CSV file. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  }
}

export function csvLine(cells: string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** A leading sign would make a formula of a text; quotes are doubled. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
