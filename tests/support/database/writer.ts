import { mkdirSync } from 'node:fs'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { createLog } from '#server/platform/log.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

/**
 * A process to be killed: opens the embedded database of the data folder in its first argument and inserts vendors for
 * ever. It prints the id of each one once the database has acknowledged it.
 */
const dataDir = process.argv[2]!
mkdirSync(dataDir, { recursive: true })
const { db } = await openDatabase({ config: { dataDir, databaseUrl: null }, log: createLog('silent') })
process.stdout.write('open\n')
for (;;) {
  const { id } = await aVendor(db)
  process.stdout.write(`${id}\n`)
}
