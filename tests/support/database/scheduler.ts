import { contentParts } from '#server/catalogue/content-types.ts'
import { contentWrites } from '#server/db/writes/content-writes.ts'
import { openPostgresql } from '#server/db/postgresql.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { createLog } from '#server/log.ts'
import { startScheduleJob } from '#server/jobs/schedule-job.ts'

/** A node that does what is due, of the database whose URL is its argument, until it is killed. */
const log = createLog('silent')
const database = await openPostgresql(process.argv[2]!, log)
const { db } = database
const job = startScheduleJob({ db, storage: folderStorage('/'), log, writes: contentWrites(() => {}), ...contentParts })
await database.listen({ onChange: () => job.refresh(), onState: () => {} })
process.stdout.write('open\n')
