import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { nameAuthor } from '#server/db/writes/change-author.ts'
import type { Db } from '#server/db/database.ts'
import { blogs, heroImages, testimonials, trips, vendors } from '#server/db/schema.ts'
import type { Storage } from '#server/files/storage.ts'

/**
 * Advisory lock for nodes that start together on one empty database: the first loads, the others wait and find
 * content.
 */
const loadLock = 7_120_033

/**
 * Loads the demo catalogue in one transaction if the database has no content yet.
 * @returns whether it was loaded.
 */
export async function loadDemoIfEmpty(db: Db, storage: Storage, log: Logger): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  // Imported on demand, since most starts find content.
  const { catalogueLoader } = await import('./load-catalogue.ts')
  const loader = catalogueLoader(storage)
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(loadLock))})`)
      if (!(await isEmpty(tx))) return false
      await nameAuthor(tx, { author: 'program', operation: 'demo.load' })
      log.info(await loader.load(tx), 'demo catalogue loaded')
      return true
    })
  } catch (error) {
    await loader.undo()
    throw error
  }
}

/** Sequential: a transaction has a single connection. */
async function isEmpty(db: Db): Promise<boolean> {
  for (const table of [trips, vendors, blogs, testimonials, heroImages]) {
    const rows = await db.select({ id: table.id }).from(table).limit(1)
    if (rows.length > 0) return false
  }
  return true
}
