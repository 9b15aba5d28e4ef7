import type { Progress } from '#server/db/copy/load-tables.ts'

/** Milliseconds between two progress lines about the same table. */
const progressInterval = 2000

/** Prints a line per table, and now and then one about a large table. */
export function printedProgress(): Progress {
  const number = new Intl.NumberFormat('en-IN')
  let printedAt = Date.now()
  return {
    onRows(table, done, all) {
      if (done === all || Date.now() - printedAt < progressInterval) return
      printedAt = Date.now()
      say(`${unquoted(table)}: ${number.format(done)} of ${number.format(all)} rows …`)
    },
    onTable(table, rows) {
      printedAt = Date.now()
      say(`${unquoted(table)}: ${number.format(rows)} ${rows === 1 ? 'row' : 'rows'}`)
    },
  }
}

/** Prints now and then how many files are done. */
export function printedFiles(): (done: number, all: number) => void {
  let printedAt = Date.now()
  return (done, all) => {
    if (done < all && Date.now() - printedAt < progressInterval) return
    printedAt = Date.now()
    say(`files: ${new Intl.NumberFormat('en-IN').format(done)} of ${new Intl.NumberFormat('en-IN').format(all)}`)
  }
}

function unquoted(table: string): string {
  return table.replaceAll('"', '').replace(/^public\./, '')
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
