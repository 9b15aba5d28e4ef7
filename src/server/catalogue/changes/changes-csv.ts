import type { Change } from '#contract/admin/changes.ts'
import { momentInIndia } from '#values/format/dates.ts'

/** With the mark by which spreadsheets know UTF-8. */
export const csvHeader = `\u{FEFF}${lineOf(['When', 'Who', 'What', 'Kind', 'Name', 'Change'])}`

/** @returns lines of a CSV file as spreadsheets read it, one for each thing that a change touched. */
export function csvOf(changes: Change[]): string {
  return changes.flatMap(rowsOf).map(lineOf).join('')
}

function rowsOf({ at, author, operation, things, more_things, details }: Change): string[][] {
  const begin = [momentInIndia(at), author, operation]
  const told = Object.entries(details ?? {}).map(([name, value]) => `${name}: ${value}`)
  if (things.length === 0) return [[...begin, '', '', told.join('; ')]]
  const rows = things.map(({ noun, label, sentences }) => [...begin, noun, label, sentences.join('; ')])
  return more_things > 0 ? [...rows, [...begin, '', '', `and ${more_things} more`]] : rows
}

function lineOf(cells: string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** A leading sign would make a formula of a title; quotes are doubled. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
