import type { Change } from '#contract/admin/changes/changes.ts'
import { momentInIndia } from '#values/format/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ChangeFilters } from './conditions.ts'
import { presentChanges } from './present-changes.ts'
import { selectOperations } from './queries.ts'
import { csvLine, csvMark } from '../../api/csv.ts'

/** Changes that are in memory at a time. */
const batch = 500

/** A file of any length, read while it is sent: a slow or cancelled download reads no further. */
export function exportChanges(db: Db, filters: ChangeFilters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let before = Number.MAX_SAFE_INTEGER
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvHeader)),
    async pull(controller) {
      const rows = await selectOperations(db, { filters, before, limit: batch })
      if (rows.length > 0) controller.enqueue(encoder.encode(csvOf(await presentChanges(db, rows))))
      if (rows.length < batch) return controller.close()
      before = rows.at(-1)!.id
    },
  })
}

const csvHeader = csvMark + csvLine(['When', 'Who', 'What', 'Kind', 'Name', 'Change'])

/** @returns lines of a CSV file as spreadsheets read it, one for each item that an operation changed. */
function csvOf(changes: Change[]): string {
  return changes.flatMap(rowsOf).map(csvLine).join('')
}

function rowsOf({ at, author, person, operation, items, more_items, details }: Change): string[][] {
  const begin = [momentInIndia(at), person ? `${author} (${person})` : author, operation]
  const texts = Object.entries(details ?? {}).map(([name, value]) => `${name}: ${value}`)
  if (items.length === 0) return [[...begin, '', '', texts.join('; ')]]
  const rows = items.map(({ entity, label, sentences }) => [...begin, entity, label, sentences.join('; ')])
  return more_items > 0 ? [...rows, [...begin, '', '', `and ${more_items} more`]] : rows
}
