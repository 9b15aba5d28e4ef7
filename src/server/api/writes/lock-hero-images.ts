import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { heroImages } from '../../platform/db/schema.ts'

/** Serialises concurrent changes, since at most one hero image may be active. */
export async function lockHeroImages(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${heroImages} in share row exclusive mode`)
}
