import { inArray } from 'drizzle-orm'
import type { Found, Suggestion } from '#contract/search.ts'
import { foundPaths } from '#values/addresses/found-paths.ts'
import { foundGroups, foundLimits, type FoundGroup } from '#values/search.ts'
import { vendors } from '../db/schema.ts'
import type { Db } from '../db/database.ts'
import { presentBlogCard } from './common/cards/blog-cards.ts'
import { selectBlogCardsOf } from './blogs/public-queries.ts'
import { api } from './common/api.ts'
import { publicPageOf, type Page } from './common/pagination.ts'
import { foundRegions } from './search/found-regions.ts'
import { rankedIds } from './search/ranked-ids.ts'
import { understand, type Understood } from './search/understand.ts'
import { presentTripCard } from './common/cards/trip-cards.ts'
import { selectCardsOf } from './trips/public-queries.ts'

/** What a search leads to; beside the nouns, because its results are of several of them (docs/decisions/0059). */
export const searchHandlers = {
  find: api.search.find.handler(async ({ input: { q, group, ...page }, context: { db } }) => {
    const asked = await understand(db, q, false)
    return find(db, asked, group ? [group] : foundGroups, publicPageOf(page))
  }),
  suggest: api.search.suggest.handler(async ({ input: { q }, context: { db } }) => {
    const asked = await understand(db, q, true)
    const page = { limit: foundLimits.suggestions, offset: 0 }
    return suggestionsOf(await find(db, asked, foundGroups, page))
  }),
}

const nothing = { total: 0, items: [] }

async function find(db: Db, asked: Understood, groups: readonly FoundGroup[], page: Page): Promise<Found> {
  const wanted = (group: FoundGroup) => groups.includes(group)
  const [trips, stories, hosts, regions] = await Promise.all([
    wanted('trips') ? findTrips(db, asked, page) : nothing,
    wanted('stories') ? findStories(db, asked, page) : nothing,
    wanted('hosts') ? findHosts(db, asked, page) : nothing,
    wanted('regions') ? findRegions(db, asked, page) : nothing,
  ])
  return { corrected: asked.corrected, trips, stories, hosts, regions }
}

async function findTrips(db: Db, { terms }: Understood, page: Page): Promise<Found['trips']> {
  const { ids, total } = await rankedIds(db, 'trip', terms, page)
  return { total, items: (await selectCardsOf(db, ids)).map(presentTripCard) }
}

async function findStories(db: Db, { terms }: Understood, page: Page): Promise<Found['stories']> {
  const { ids, total } = await rankedIds(db, 'story', terms, page)
  return { total, items: (await selectBlogCardsOf(db, ids)).map(presentBlogCard) }
}

/** Name and region: nothing else of a vendor is public here. */
async function findHosts(db: Db, { terms }: Understood, page: Page): Promise<Found['hosts']> {
  const { ids, total } = await rankedIds(db, 'host', terms, page)
  if (ids.length === 0) return { total, items: [] }
  const rows = await db
    .select({ id: vendors.id, name: vendors.vendor_name, region: vendors.region })
    .from(vendors)
    .where(inArray(vendors.id, ids))
  return { total, items: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) }
}

async function findRegions(db: Db, asked: Understood, { limit, offset }: Page): Promise<Found['regions']> {
  const regions = await foundRegions(db, asked)
  return { total: regions.length, items: regions.slice(offset, offset + limit) }
}

/** Regions first, as they are few and lead to several trips. */
function suggestionsOf({ regions, trips, stories, hosts }: Found): Suggestion[] {
  const all: Suggestion[] = [
    ...regions.items
      .slice(0, 2)
      .map(({ name }) => ({ noun: 'region' as const, title: name, path: foundPaths.region(name) })),
    ...trips.items
      .slice(0, 5)
      .map((trip) => ({ noun: 'trip' as const, title: trip.title, path: foundPaths.trip(trip) })),
    ...stories.items
      .slice(0, 2)
      .map(({ slug, title }) => ({ noun: 'story' as const, title, path: foundPaths.story(slug) })),
    ...hosts.items
      .slice(0, 1)
      .map(({ id, name }) => ({ noun: 'host' as const, title: name, path: foundPaths.host(id) })),
  ]
  return all.slice(0, foundLimits.suggestions)
}
