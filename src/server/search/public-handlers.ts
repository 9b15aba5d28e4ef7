import { and, inArray, desc, eq, ne, sql } from 'drizzle-orm'
import type { Found, Suggestion } from '#contract/search.ts'
import { foundPaths } from '#values/addresses/found-paths.ts'
import { foundGroups, foundLimits, type FoundGroup } from '#values/search.ts'
import type { Db } from '../platform/db/database.ts'
import { vendors, trips } from '../platform/db/schema.ts'
import { api } from '../api/api.ts'
import { selectBlogCardsOf } from '../api/cards/blog-cards.ts'
import { isShownHost } from '../api/cards/host-profile.ts'
import { presentTripCard, selectCardsOf } from '../api/cards/trip-cards.ts'
import { publicPageOf, type Page } from '../api/pagination.ts'
import { parseQuery, type ParsedQuery } from './parse-query.ts'
import { rankEntries, type KnownTerm } from './public-entries.ts'
import { trimmed } from '../platform/db/tables/columns.ts'
import { isoMoments } from '../api/iso-moments.ts'

/** The public search: docs/decisions/0092. */
export const searchHandlers = {
  find: api.search.find.handler(async ({ input: { q, group, ...page }, context: { db } }) => {
    const query = await parseQuery(db, q, false)
    return find(db, query, group ? [group] : foundGroups, publicPageOf(page))
  }),
  suggest: api.search.suggest.handler(async ({ input: { q }, context: { db } }) => {
    const query = await parseQuery(db, q, true)
    const page = { limit: foundLimits.suggestions, offset: 0 }
    return suggestionsOf(await find(db, query, foundGroups, page))
  }),
}

const nothing = { total: 0, items: [] }

async function find(db: Db, query: ParsedQuery, groups: readonly FoundGroup[], page: Page): Promise<Found> {
  const wanted = (group: FoundGroup) => groups.includes(group)
  const [trips, stories, hosts, regions] = await Promise.all([
    wanted('trips') ? findTrips(db, query, page) : nothing,
    wanted('stories') ? findStories(db, query, page) : nothing,
    wanted('hosts') ? findHosts(db, query, page) : nothing,
    wanted('regions') ? findRegions(db, query, page) : nothing,
  ])
  const { corrected, elsewhere, hints } = query
  return { corrected, elsewhere, hints, trips, stories, hosts, regions }
}

async function findTrips(db: Db, { terms }: ParsedQuery, page: Page): Promise<Found['trips']> {
  const { ids, total } = await rankEntries(db, 'trips', terms, page)
  return { total, items: (await selectCardsOf(db, ids)).map(presentTripCard) }
}

async function findStories(db: Db, { terms }: ParsedQuery, page: Page): Promise<Found['stories']> {
  const { ids, total } = await rankEntries(db, 'blogs', terms, page)
  return { total, items: (await selectBlogCardsOf(db, ids)).map(isoMoments) }
}

/** Name and region: nothing else of a vendor is public here. */
async function findHosts(db: Db, { terms }: ParsedQuery, page: Page): Promise<Found['hosts']> {
  const { ids, total } = await rankEntries(db, 'vendors', terms, page)
  if (ids.length === 0) return { total, items: [] }
  const rows = await db
    .select({ id: vendors.id, name: vendors.vendor_name, region: vendors.region })
    .from(vendors)
    .where(and(inArray(vendors.id, ids), isShownHost(vendors.id)))
  return { total, items: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) }
}

/** Regions first, as they are few and lead to several trips. */
function suggestionsOf({ regions, trips, stories, hosts }: Found): Suggestion[] {
  const all: Suggestion[] = [
    ...regions.items
      .slice(0, 2)
      .map(({ name }) => ({ entity: 'region' as const, title: name, path: foundPaths.region(name) })),
    ...trips.items
      .slice(0, 5)
      .map((trip) => ({ entity: 'trip' as const, title: trip.title, path: foundPaths.trip(trip) })),
    ...stories.items
      .slice(0, 2)
      .map(({ slug, title }) => ({ entity: 'story' as const, title, path: foundPaths.story(slug) })),
    ...hosts.items
      .slice(0, 1)
      .map(({ id, name }) => ({ entity: 'host' as const, title: name, path: foundPaths.host(id) })),
  ]
  return all.slice(0, foundLimits.suggestions)
}

/** Regions of published trips whose names contain a term, those with the most trips first. */
async function findRegions(db: Db, { terms }: ParsedQuery, { limit, offset }: Page): Promise<Found['regions']> {
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
