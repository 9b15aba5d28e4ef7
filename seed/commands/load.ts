import { loadDemoIfEmpty } from '../load.ts'
import { SeedError, withStore } from '../open-store.ts'

/** `npm run demo:load`: loads the demo catalogue into an empty database. */
await withStore(async ({ database, storage, log }) => {
  const loaded = await loadDemoIfEmpty(database.db, storage, log)
  if (!loaded) throw new SeedError('There is content already; `npm run demo:reset` removes it and loads afresh.')
})
