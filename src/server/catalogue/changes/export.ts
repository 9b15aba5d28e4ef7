import type { Db } from '../../db/database.ts'
import { csvHeader, csvOf } from './changes-csv.ts'
import type { ChangeFilters } from './conditions.ts'
import { presentChanges } from './present-changes.ts'
import { selectOperations } from './queries.ts'

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
