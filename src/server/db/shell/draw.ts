import { cellOf, fitted, widthOf } from './cells.ts'

/** What a query found, every value as the server wrote it. */
export interface FoundRows {
  columns: { name: string; isNumber: boolean }[]
  rows: (string | null)[][]
}

/** Where a column is not made narrower any more, places; below that a table is drawn expanded. */
const narrowest = 6

const gap = ' | '

/**
 * Draws rows as a table.
 * @param width of the terminal, places: longer cells are cut; null writes everything in full.
 * @returns lines; null when the table cannot be drawn so narrow.
 */
export function drawTable({ columns, rows }: FoundRows, width: number | null): string[] | null {
  const cells = rows.map((row) => row.map(cellOf))
  const names = columns.map(({ name }) => cellOf(name))
  const needed = names.map((name, column) =>
    cells.reduce((most, row) => Math.max(most, widthOf(row[column]!)), widthOf(name)),
  )
  const widths = width === null ? needed : narrowed(needed, width - gap.length * columns.length + 1)
  if (!widths) return null
  const line = (row: string[], align: (column: number) => 'left' | 'right') =>
    ` ${row.map((cell, column) => fitted(cell, widths[column]!, align(column))).join(gap)}`.trimEnd()
  return [
    line(names, () => 'left'),
    `-${widths.map((each) => '-'.repeat(each)).join('-+-')}-`,
    ...cells.map((row) => line(row, (column) => (columns[column]!.isNumber ? 'right' : 'left'))),
    countOf(rows.length),
  ]
}

/** Draws each row as a list of its values, in full. */
export function drawExpanded({ columns, rows }: FoundRows): string[] {
  const names = columns.map(({ name }) => cellOf(name))
  const width = Math.max(0, ...names.map(widthOf))
  const lines = rows.flatMap((row, index) => [
    `-[ row ${index + 1} ]${'-'.repeat(Math.max(1, width - 4))}`,
    ...row.map((value, column) => `${fitted(names[column]!, width, 'left')}${gap}${cellOf(value)}`),
  ])
  return [...lines, countOf(rows.length)]
}

function countOf(rows: number): string {
  return `(${rows} ${rows === 1 ? 'row' : 'rows'})`
}

/** The widest give way first. @returns null when they would be too narrow to read. */
function narrowed(widths: number[], room: number): number[] | null {
  const total = (limit: number) => widths.reduce((sum, width) => sum + Math.min(width, limit), 0)
  let limit = Math.max(0, ...widths)
  while (total(limit) > room && limit >= narrowest) limit -= 1
  return limit < narrowest && total(limit) > room ? null : widths.map((width) => Math.min(width, limit))
}
