import type { Change } from '#contract/admin/changes.ts'
import { momentInIndia } from '#values/format/dates.ts'

const header = ['When', 'Who', 'What', 'Kind', 'Name', 'Change']

/** @returns lines of a CSV file as spreadsheets read it, one for each thing that a change touched. */
export function csvOf(changes: Change[]): string {
  const rows = changes.flatMap((change) => rowsOf(change))
  return [header, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function rowsOf({ at, author, operation, things }: Change): string[][] {
  const begin = [momentInIndia(at), author, operation]
  if (things.length === 0) return [[...begin, '', '', '']]
  return things.map(({ noun, label, sentences }) => [...begin, noun, label, sentences.join('; ')])
}

/** A leading sign would make a formula of a title; quotes are doubled. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
