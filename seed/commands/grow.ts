import { growCatalogue } from '../grow.ts'
import { SeedError, withStore } from '../open-store.ts'

const most = 1_000_000

/** `npm run demo:grow -- 10000`: adds that many trips, with vendors, testimonials and blogs in proportion. */
await withStore(async ({ database }) => {
  const count = Number(process.argv[2])
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new SeedError(`demo:grow wants a number of trips from 1 to ${most}, such as: npm run demo:grow -- 10000`)
  }
  await growCatalogue(database.db, count, (done) => process.stdout.write(`\r${done} of ${count} trips`))
  process.stdout.write('\n')
})
