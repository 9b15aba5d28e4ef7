import { withStore } from '../open-store.ts'
import { resetDemo } from '../reset.ts'

/** `npm run demo:reset`: removes all content with its pictures and loads the demo catalogue. */
await withStore(({ database, storage, log }) => resetDemo(database.db, storage, log))
