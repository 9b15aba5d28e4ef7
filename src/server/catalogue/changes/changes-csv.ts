import type { Change } from '#contract/admin/changes/changes.ts'
import { momentInIndia } from '#values/format/dates.ts'
import { csvLine, csvMark } from '../common/csv.ts'

export const csvHeader = csvMark + csvLine(['When', 'Who', 'What', 'Kind', 'Name', 'Change'])

/** @returns lines of a CSV file as spreadsheets read it, one for each thing that a change touched. */
export function csvOf(changes: Change[]): string {
  return changes.flatMap(rowsOf).map(csvLine).join('')
}

function rowsOf({ at, author, operation, things, more_things, details }: Change): string[][] {
  const begin = [momentInIndia(at), author, operation]
  const told = Object.entries(details ?? {}).map(([name, value]) => `${name}: ${value}`)
  if (things.length === 0) return [[...begin, '', '', told.join('; ')]]
  const rows = things.map(({ noun, label, sentences }) => [...begin, noun, label, sentences.join('; ')])
  return more_things > 0 ? [...rows, [...begin, '', '', `and ${more_things} more`]] : rows
}
