import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { facetNames, type FacetName } from '#contract/trip-details/facets.ts'
import type { TripImage, tripsContract } from '#contract/trips.ts'
import type { TripSort } from '#values/trips/facet-values.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { pictures, trips, vendors } from '../../platform/db/schema.ts'
import { trimmed } from '../../platform/db/tables/columns.ts'
import { whereOf, type Conditions, type FiltersOf } from '../../api/filters.ts'
import { idsOfPage, orderBy, pagePlaceholders, type Page, type SortKey } from '../../api/pagination.ts'
import { hostProfileColumns, portraits } from '../../api/cards/host-profile.ts'
import { pictureJson } from '../../api/cards/picture-columns.ts'
import { choiceFirst, homeTripsFirst, newestTripsFirst, tripCardColumns } from '../../api/cards/trip-cards.ts'
import { facetsWhere, facetWhere, type FacetFilters } from './facts/facet-filters.ts'
import { fitColumns } from './facts/fit.ts'

export type PublishedTripFilters = FiltersOf<typeof tripsContract.list>

const isPublished = eq(trips.status, 'published')

const images = sql<TripImage[]>`(
  select coalesce(json_agg(json_build_object('id', ti.id, 'trip_id', ti.trip_id, 'image_url', ti.image_url,
    'alt', ti.alt, 'caption', ti.caption, 'sort_order', ti.sort_order, 'picture', ${pictureJson('tp')}) order by ti.sort_order), '[]'::json)
  from trip_images ti join pictures tp on tp.url = ti.image_url where ti.trip_id = "trips"."id")`.as('trip_images')

const tripTestimonials = sql<unknown>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'content', t.content, 'rating', t.rating,
    'travelled_on', t.travelled_on, 'place', t.place, 'by_invitation', t.by_invitation,
    'photo', case when gp.url is not null then ${pictureJson('gp')} end,
    'trip_id', t.trip_id, 'created_at', t.created_at) order by t.created_at desc, t.id), '[]'::json)
  from testimonials t left join pictures gp on gp.url = t.photo where t.trip_id = "trips"."id")`.as('testimonials')

const fullColumns = { ...getTableColumns(trips), ...tripCardColumns, trip_images: images }

const featuredCards = prepared((db) => {
  const where = and(isPublished, eq(trips.featured, true))
  const ids = idsOfPage(db, trips, where, homeTripsFirst, pagePlaceholders).as('page')
  return db
    .select(tripCardColumns)
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .innerJoin(ids, eq(ids.id, trips.id))
    .orderBy(...orderBy(homeTripsFirst))
    .prepare('featured_trip_cards')
})

/** Featured ones: those with a place in the order of the home page, then the newest. */
export function selectFeaturedCards(db: Db, limit: number) {
  return featuredCards(db).execute({ limit, offset: 0 })
}

const sortKeys: Record<TripSort, SortKey[]> = {
  choice: choiceFirst,
  newest: newestTripsFirst,
  'price-up': [{ by: trips.price, direction: 'asc' }, ...newestTripsFirst],
  'price-down': [{ by: trips.price, direction: 'desc' }, ...newestTripsFirst],
  shortest: [{ by: trips.duration, direction: 'asc' }, { by: trips.price, direction: 'asc' }, ...newestTripsFirst],
}

/** Puts trips first for which the month is among the best; one without best months is as good in each. */
function bestFirst(month: number | undefined): SortKey[] {
  return month === undefined
    ? []
    : [{ by: sql`(${month} = any(${trips.best_months}) or cardinality(${trips.best_months}) = 0)`, direction: 'desc' }]
}

interface FacetedSearch extends FacetFilters {
  sort?: TripSort | undefined
}

/** Cards of published trips that match all facets. */
export function selectTripCards(db: Db, { sort, ...filters }: FacetedSearch, page: Page) {
  const bestOf = sort === undefined || sort === 'choice' ? bestFirst(filters.month) : []
  const keys = [...bestOf, ...sortKeys[sort ?? 'newest']]
  const where = and(isPublished, facetsWhere(filters))
  const ids = idsOfPage(db, trips, where, keys, page).as('page')
  return selectFitting(db)
    .innerJoin(ids, eq(ids.id, trips.id))
    .orderBy(...orderBy(keys))
}

/** Published trips that break the fewest filters, with the names of those, in the owner's order. */
export function selectNearestTrips(db: Db, filters: FacetFilters, limit: number) {
  const names = facetNames.filter((name) => filters[name] !== undefined)
  const broken = names.map((name) => sql`case when ${facetWhere(name, filters[name])} then null else ${name} end`)
  const unmet = sql<FacetName[]>`array_remove(array[${sql.join(broken, sql`, `)}]::text[], null)`
  return (
    selectFitting(db, unmet)
      .where(isPublished)
      // Trips of the wished region and category come first.
      .orderBy(sql`${unmet} && '{category,region}'`, sql`cardinality(${unmet})`, ...orderBy(choiceFirst))
      .limit(limit)
  )
}

/** @param broken names of the filters that a trip does not meet. */
function selectFitting(db: Db, broken = sql<FacetName[]>`'{}'::text[]`) {
  return db
    .select({ ...tripCardColumns, ...fitColumns, broken: broken.as('broken') })
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .$dynamic()
}

/** In the order of the ids; unpublished ones are left out. */
export async function selectChosenTrips(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...getTableColumns(trips), ...tripCardColumns })
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(and(isPublished, inArray(trips.id, ids)))
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Published trips with vendor and images, newest first. */
export function selectTrips(db: Db, filters: PublishedTripFilters, page: Page) {
  const where = and(isPublished, whereOf(tripConditions, filters))
  const ids = idsOfPage(db, trips, where, newestTripsFirst, page).as('page')
  return db
    .select(fullColumns)
    .from(ids)
    .innerJoin(trips, eq(trips.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .orderBy(...orderBy(newestTripsFirst))
}

/** Some trips of any status; the caller decides who may see drafts. */
export function selectTripsOf(db: Db, ids: string[]) {
  return db
    .select(fullColumns)
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .where(inArray(trips.id, ids))
}

const tripById = prepared((db) =>
  db
    .select({ ...fullColumns, ...hostProfileColumns, testimonials: tripTestimonials })
    .from(trips)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .leftJoin(portraits, eq(portraits.url, vendors.portrait))
    .where(eq(trips.id, sql.placeholder('id')))
    .prepare('trip_by_id'),
)

/** One trip of any status with vendor, images and testimonials; the caller decides who may see a draft. */
export async function selectTrip(db: Db, id: string) {
  const [row] = await tripById(db).execute({ id })
  return row ?? null
}

export type TripRow = Awaited<ReturnType<typeof selectTrips>>[number]
export type TripDetailRow = NonNullable<Awaited<ReturnType<typeof selectTrip>>>

const tripConditions: Conditions<PublishedTripFilters> = {
  category: (category) => eq(trips.category, category),
  region: (region) => eq(trimmed(trips.region), region),
}
