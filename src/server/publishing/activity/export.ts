import type { Change } from '#contract/admin/changes/changes.ts'
import { momentInIndia } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ChangeFilters } from './conditions.ts'
import { presentChanges } from './present-changes.ts'
import { selectOperations, type OperationRow } from './queries.ts'
import { csvLine, csvMark } from '../../api/csv.ts'
import { batchesOf, streamedText } from '../../api/streamed-text.ts'

export function exportChanges(db: Db, filters: ChangeFilters): ReadableStream<Uint8Array> {
  return streamedText(linesOf(db, filters))
}

/** One line for each item that an operation changed. */
async function* linesOf(db: Db, filters: ChangeFilters): AsyncGenerator<string> {
  yield csvMark + csvLine(['When', 'Who', 'What', 'Kind', 'Name', 'Change'])
  const read = (last: OperationRow | null, limit: number) =>
    selectOperations(db, { filters, before: last?.id ?? Number.MAX_SAFE_INTEGER, limit })
  for await (const rows of batchesOf(read)) {
    const changes = await presentChanges(db, rows)
    yield changes.flatMap(rowsOf).map(csvLine).join('')
  }
}

function rowsOf({ at, author, person, operation, items, more_items, details }: Change): string[][] {
  const begin = [momentInIndia(at), person ? `${author} (${person})` : author, operation]
  const texts = Object.entries(details ?? {}).map(([name, value]) => `${name}: ${value}`)
  if (items.length === 0) return [[...begin, '', '', texts.join('; ')]]
  const rows = items.map(({ entity, label, sentences }) => [...begin, entity, label, sentences.join('; ')])
  return more_items > 0 ? [...rows, [...begin, '', '', `and ${more_items} more`]] : rows
}
