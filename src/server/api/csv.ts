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

/** A leading sign would make a formula of a text; quotes are doubled. Many spreadsheets separate cells at semicolons. */
function cellOf(text: string): string {
  const plain = guardFormula(text)
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A spreadsheet would take a text that begins like this for a formula. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A text that was guarded, or looks like it. */
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Puts an apostrophe before a formula, and before a text that would be read as a guarded formula. */
function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** @returns the text without its guard, if it has one. */
export function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}
