import { loadDemoIfEmpty } from '#seed/load.ts'
import { withStore } from '#seed/open-store.ts'
import { earlyVariants } from '#server/platform/media/early-variants.ts'
import { pictureVariants } from '#server/platform/media/variants.ts'
import { encodeQuickly } from './quick-pictures.ts'

encodeQuickly()

/** Loads the demo catalogue, with the pictures that each program would otherwise encode again at its start. */
await withStore(async ({ database, storage, log }) => {
  await loadDemoIfEmpty(database.db, storage, log)
  const variants = pictureVariants(database.db, storage)
  await Promise.all((await earlyVariants(database.db)).map((variant) => variants.get(variant)))
})
