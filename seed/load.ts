import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { LoadSample } from '#server/api/context.ts'
import { isCatalogueEmpty, wasSampleLoaded } from '#server/dashboard/first-run/sample.ts'
import { nameAuthor } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Storage } from '#server/platform/files/storage.ts'

/**
 * Advisory lock for nodes that start together on one empty database: the first loads, the others wait and find
 * content.
 */
const loadLock = 7_120_033

/** @returns the loader of the sample content; the caller names the author of the operation. */
export function sampleLoader(storage: Storage): LoadSample {
  return async (run) => {
    // Imported on demand, since most starts find content.
    const { catalogueLoader } = await import('./load-catalogue.ts')
    const loader = catalogueLoader(storage)
    try {
      return await run(async (tx) => {
        await waitForLock(tx)
        return (await isCatalogueEmpty(tx)) ? loader.load(tx) : null
      })
    } catch (error) {
      await loader.undo()
      throw error
    }
  }
}

/** Asks again instead of waiting in the database, where statements end after a time that a slow bucket may exceed. */
async function waitForLock(tx: Db): Promise<void> {
  for (;;) {
    const { rows } = (await tx.execute(
      sql`select pg_try_advisory_xact_lock(${sql.raw(String(loadLock))}) as held`,
    )) as unknown as { rows: [{ held: boolean }] }
    if (rows[0].held) return
    await pause(250)
  }
}

/**
 * Loads the demo catalogue in one transaction if the database has no content yet.
 * @returns whether it was loaded.
 */
export async function loadDemoIfEmpty(db: Db, storage: Storage, log: Logger): Promise<boolean> {
  if (!(await isCatalogueEmpty(db))) return false
  const loaded = await sampleLoader(storage)((write) =>
    db.transaction(async (tx) => {
      await nameAuthor(tx as Db, { author: 'program', operation: 'demo.load' })
      return write(tx as Db)
    }),
  )
  if (loaded) log.info(loaded, 'demo catalogue loaded')
  return loaded !== null
}

/** The same for starts: what was removed is not loaded again. */
export async function loadDemoOnce(db: Db, storage: Storage, log: Logger): Promise<void> {
  if (!(await wasSampleLoaded(db))) await loadDemoIfEmpty(db, storage, log)
}
