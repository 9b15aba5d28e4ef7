import { cellOf, padOrCut, widthOf } from './cells.ts'

/** Values in PostgreSQL's text format. */
export interface FoundRows {
  columns: { name: string; isNumber: boolean }[]
  rows: (string | null)[][]
}

/** Minimum width of a column; if a table needs narrower ones, it is drawn expanded. */
const minimumWidth = 6

const gap = ' | '

/**
 * Draws rows as a table.
 * @param width of the terminal in columns: longer cells are cut; null for no limit.
 * @returns lines; null when the table does not fit.
 */
export function drawTable({ columns, rows }: FoundRows, width: number | null): string[] | null {
  const cells = rows.map((row) => row.map(cellOf))
  const names = columns.map(({ name }) => cellOf(name))
  const needed = names.map((name, column) =>
    cells.reduce((most, row) => Math.max(most, widthOf(row[column]!)), widthOf(name)),
  )
  const widths = width === null ? needed : shrinkToFit(needed, width - gap.length * columns.length + 1)
  if (!widths) return null
  const line = (row: string[], align: (column: number) => 'left' | 'right') =>
    ` ${row.map((cell, column) => padOrCut(cell, widths[column]!, align(column))).join(gap)}`.trimEnd()
  return [
    line(names, () => 'left'),
    `-${widths.map((each) => '-'.repeat(each)).join('-+-')}-`,
    ...cells.map((row) => line(row, (column) => (columns[column]!.isNumber ? 'right' : 'left'))),
    countOf(rows.length),
  ]
}

/** Draws each row as a list of its values, uncut. */
export function drawExpanded({ columns, rows }: FoundRows): string[] {
  const names = columns.map(({ name }) => cellOf(name))
  const width = Math.max(0, ...names.map(widthOf))
  const lines = rows.flatMap((row, index) => [
    `-[ row ${index + 1} ]${'-'.repeat(Math.max(1, width - 4))}`,
    ...row.map((value, column) => `${padOrCut(names[column]!, width, 'left')}${gap}${cellOf(value)}`),
  ])
  return [...lines, countOf(rows.length)]
}

function countOf(rows: number): string {
  return `(${rows} ${rows === 1 ? 'row' : 'rows'})`
}

/** Shrinks the widest columns first. @returns null when they would be too narrow to read. */
function shrinkToFit(widths: number[], available: number): number[] | null {
  const total = (limit: number) => widths.reduce((sum, width) => sum + Math.min(width, limit), 0)
  let limit = Math.max(0, ...widths)
  while (total(limit) > available && limit >= minimumWidth) limit -= 1
  return limit < minimumWidth && total(limit) > available ? null : widths.map((width) => Math.min(width, limit))
}
