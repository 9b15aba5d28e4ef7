import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Found } from '#contract/search.ts'
import type { Db } from '../platform/db/database.ts'
import { trips } from '../platform/db/schema.ts'
import { trimmed } from '../platform/db/tables/columns.ts'
import type { Page } from '../api/pagination.ts'
import type { ParsedQuery } from './parse-query.ts'
import type { KnownTerm } from './public-entries.ts'

/** Regions of published trips whose names contain a term, those with the most trips first. */
export async function findRegions(db: Db, { terms }: ParsedQuery, { limit, offset }: Page): Promise<Found['regions']> {
  if (terms.length === 0) return { total: 0, items: [] }
  const name = sql<string>`${trimmed(trips.region)}`
  const counted = sql<number>`count(*)::int`
  const rows = await db
    .select({ name, key: sql<string>`search_key(${trimmed(trips.region)})`, trips: counted })
    .from(trips)
    .where(and(eq(trips.status, 'published'), ne(trimmed(trips.region), '')))
    .groupBy(trimmed(trips.region))
    .orderBy(desc(counted), trimmed(trips.region))
  const regions = rows.filter(({ key }) => terms.some((term) => isNamedBy(key, term)))
  const items = regions.slice(offset, offset + limit).map((row) => ({ name: row.name, trips: row.trips }))
  return { total: regions.length, items }
}

function isNamedBy(key: string, { spellings, prefix, typed }: KnownTerm): boolean {
  const words = ` ${key} `
  return spellings.some((spelling) => words.includes(` ${spelling} `)) || (prefix && words.includes(` ${typed}`))
}
