import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { blogs, heroImages, testimonials, trips, vendors } from '#server/db/schema.ts'
import type { Storage } from '#server/files/storage.ts'

/** Nodes that start together on one empty database: the first loads, the others find it loaded. */
const loadLock = 7_120_033

/**
 * Loads the demo catalogue into a database that has no content yet, all of it or nothing.
 * @returns whether it was loaded.
 */
export async function loadDemoIfEmpty(db: Db, storage: Storage, log: Logger): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  // Most starts find content, and need not read what the catalogue says.
  const { catalogueLoader } = await import('./load-catalogue.ts')
  const loader = catalogueLoader(storage)
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(loadLock))})`)
      if (!(await isEmpty(tx))) return false
      log.info(await loader.load(tx), 'demo catalogue loaded')
      return true
    })
  } catch (error) {
    await loader.undo()
    throw error
  }
}

/** One after another: in a transaction there is one connection. */
async function isEmpty(db: Db): Promise<boolean> {
  for (const table of [trips, vendors, blogs, testimonials, heroImages]) {
    const rows = await db.select({ id: table.id }).from(table).limit(1)
    if (rows.length > 0) return false
  }
  return true
}
