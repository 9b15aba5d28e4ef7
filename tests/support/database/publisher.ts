import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentParts } from '#server/catalogue/content-types.ts'
import { putEdition } from '#server/catalogue/common/editions/edition-rows.ts'
import { runDue } from '#server/catalogue/schedules/run-due.ts'
import { schedules } from '#server/db/schema.ts'
import { contentWrites } from '#server/db/writes/content-writes.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { createLog } from '#server/log.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

/** Publications that are due in each round. */
const due = 15

/**
 * A process to be killed: opens the embedded database of the data folder in its first argument and publishes for ever
 * what is due. It prints a line for each round that it begins.
 */
const dataDir = process.argv[2]!
mkdirSync(dataDir, { recursive: true })
const log = createLog('silent')
const { db } = await openDatabase({ config: { dataDir, databaseUrl: null }, log })
const storage = folderStorage(join(dataDir, 'files'))
const parts = { db, storage, log, writes: contentWrites(() => {}), ...contentParts }
process.stdout.write('open\n')
for (;;) {
  for (let each = 0; each < due; each += 1) {
    const { id } = await aTrip(db, { status: 'draft', vendor_id: null, featured_image: null })
    const body = aTripPayload({ title: `Live ${id}`, status: 'published' })
    const edition = await putEdition(db, { noun: 'trips', id }, { kind: 'draft', body, base_version: null }, null)
    const values = {
      noun: 'trips',
      item_id: id,
      action: 'publish',
      due_at: new Date(0),
      edition_id: edition.id,
    } as const
    await db.insert(schedules).values(values)
  }
  process.stdout.write('round\n')
  await runDue(parts)
}
