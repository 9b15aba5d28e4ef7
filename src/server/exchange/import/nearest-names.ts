import { sql } from 'drizzle-orm'
import { nearestName } from '#values/nearest-word.ts'
import type { Db } from '../../platform/db/database.ts'

/** Each reads a table; the others are quoted without a suggestion. */
const maxLookups = 100

const sources = {
  region: sql`(select name from regions) as known`,
  vendor: sql`(select vendor_name as name from vendors) as known`,
  trip: sql`(select title as name from trips) as known`,
}

export type NearestNames = (kind: keyof typeof sources, given: string) => Promise<string | undefined>

/** Looks for a known name that is almost the given one. */
export function nearestNames(db: Db): NearestNames {
  const found = new Map<string, string | undefined>()
  return async (kind, given) => {
    const mark = `${kind} ${given.toLowerCase()}`
    if (found.has(mark) || found.size >= maxLookups) return found.get(mark)
    const similar = await db
      .select({ name: sql<string>`name` })
      .from(sources[kind])
      .orderBy(sql`similarity(lower(name), lower(${given})) desc, name`)
      .limit(20)
    const nearest = nearestName(
      given,
      similar.map(({ name }) => name),
    )
    found.set(mark, nearest)
    return nearest
  }
}
