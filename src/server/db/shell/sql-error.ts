import pg from 'pg'
import { cellOf, widthOf } from './cells.ts'

/** Characters of a long line that are shown on either side of the error. */
const around = 60

/**
 * @param text the statement as it was sent.
 * @returns lines: message, position, detail, hint, context.
 */
export function describeError(error: unknown, text: string): string[] {
  if (!(error instanceof pg.DatabaseError)) {
    return [`ERROR:  ${error instanceof Error ? error.message : String(error)}`]
  }
  const { severity, message, code, position, detail, hint, where } = error
  return [
    `${severity ?? 'ERROR'}:  ${message}${code ? ` (${code})` : ''}`,
    ...(position ? positionLines(text, Number(position)) : []),
    ...(detail ? [`DETAIL:  ${detail}`] : []),
    ...(hint ? [`HINT:  ${hint}`] : []),
    ...(where ? [`CONTEXT:  ${where}`] : []),
  ]
}

/** @param position from one, in code points, while JavaScript's strings count UTF-16 units. */
function positionLines(text: string, position: number): string[] {
  const before = [...text].slice(0, position - 1).join('')
  const lineStart = before.lastIndexOf('\n') + 1
  const lineEnd = text.indexOf('\n', before.length)
  const line = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd)
  const column = before.length - lineStart
  const from = Math.max(0, column - around)
  const label = `LINE ${before.split('\n').length}: ${from > 0 ? '…' : ''}`
  const shown = cellOf(line.slice(from, column + around))
  const blanks = ' '.repeat(widthOf(label + cellOf(line.slice(from, column))))
  return [`${label}${shown}${column + around < line.length ? '…' : ''}`, `${blanks}^`]
}
