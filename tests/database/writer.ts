import { openEmbedded } from '#server/db/embedded.ts'
import { aVendor } from '#tests/factories/vendor.ts'

/**
 * A process to be killed: opens the embedded database over the folder it is given and inserts vendors for ever.
 * It prints the id of each one once the database has acknowledged it.
 */
const { db } = await openEmbedded(process.argv[2]!)
process.stdout.write('open\n')
for (;;) {
  const { id } = await aVendor(db)
  process.stdout.write(`${id}\n`)
}
