import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { FoundRegion } from '#contract/search.ts'
import type { Db } from '../../db/database.ts'
import { facetCounts } from '../../db/schema.ts'
import type { KnownTerm, Understood } from './understand.ts'

/** Regions of published trips whose names have a term in them, those with the most trips first. */
export async function foundRegions(db: Db, { terms }: Understood): Promise<FoundRegion[]> {
  if (terms.length === 0) return []
  const name = sql<string>`${facetCounts.region}`
  const rows = await db
    .select({ name, key: sql<string>`search_key(${name})`, trips: sql<number>`sum(${facetCounts.trips})::int` })
    .from(facetCounts)
    .where(and(eq(facetCounts.month, 0), gt(facetCounts.trips, 0), ne(facetCounts.region, '')))
    .groupBy(name)
    .orderBy(sql`3 desc`, sql`${name} collate "C"`)
  return rows
    .filter(({ key }) => terms.some((term) => isNamedBy(key, term)))
    .map(({ name: region, trips }) => ({ name: region, trips }))
}

function isNamedBy(key: string, { spellings, prefix, typed }: KnownTerm): boolean {
  const words = ` ${key} `
  return spellings.some((spelling) => words.includes(` ${spelling} `)) || (prefix && words.includes(` ${typed}`))
}
