import { sql, type SQL } from 'drizzle-orm'
import {
  checkLimits,
  type checksOf,
  type CategoryCheck,
  type CheckedEntity,
  type CheckName,
  type StoryCheck,
  type TripCheck,
  type VendorCheck,
} from '#values/checks/check-names.ts'
import { bodyPatterns } from '#values/checks/story-findings.ts'
import { storiesWithBrokenLinks } from './broken-links.ts'
import { tripsThatStandOut } from './usual-prices.ts'
import { checkDismissals } from '#server/platform/db/schema.ts'

/** @returns a condition that excludes items whose finding is ignored. @param id of the item, with its table's name. */
function unlessMeant(entity: CheckedEntity, check: CheckName, id: SQL, condition: SQL): SQL {
  return sql`(${condition}) and ${id} not in (select item_id from ${checkDismissals}
    where entity = ${entity} and check_name = ${check})`
}

/** The pictures without an alternative text, by their addresses. */
const untoldPictures = sql`(select url from pictures where btrim(alt) = '')`

const number = (value: number) => sql.raw(String(value))

/** Bytes of a text that may still be shorter than its least length; longer ones need not be unpacked to be counted. */
const bytesOf = (characters: number) => number(characters * 4)

/** The rules of `src/values/checks/` in SQL, over all rows at once; a test compares both. */
const ofTrips: Record<TripCheck, SQL> = {
  picture: sql`trips.featured_image is null`,
  alt: sql`trips.featured_image in ${untoldPictures} or trips.id in (
    select trip_id from trip_images where btrim(coalesce(alt, '')) = '' and image_url in ${untoldPictures})`,
  price: sql`trips.id in ${tripsThatStandOut}`,
  days: sql`jsonb_array_length(trips.itinerary) <> trips.duration`,
  host: sql`trips.show_vendor_info and (trips.vendor_id is null
    or trips.vendor_id in (select id from vendors where btrim(coalesce(words, '')) = ''))`,
  description: sql`octet_length(trips.description) < ${bytesOf(checkLimits.description)}
    and char_length(trips.description) < ${number(checkLimits.description)}`,
  summary: sql`char_length(coalesce(trips.short_description, ''))
    not between ${number(checkLimits.summary.min)} and ${number(checkLimits.summary.max)}`,
  highlights: sql`cardinality(trips.highlights) < ${number(checkLimits.highlights)}`,
  testimonial: sql`trips.id not in (select trip_id from testimonials where trip_id is not null)`,
}

const ofStories: Record<StoryCheck, SQL> = {
  links: sql`blogs.id in ${storiesWithBrokenLinks}`,
  picture: sql`blogs.featured_image is null`,
  alt: sql`blogs.featured_image in ${untoldPictures} or blogs.body ~ ${sql.raw(`'${bodyPatterns.untold}'`)}`,
  length: sql`blogs.reading_minutes < ${number(checkLimits.minutes)}`,
  title: sql`char_length(blogs.title) > ${number(checkLimits.title)}`,
  tags: sql`blogs.tags is null`,
}

const ofVendors: Record<VendorCheck, SQL> = {
  words: sql`btrim(coalesce(vendors.words, '')) = ''`,
  portrait: sql`vendors.portrait is null`,
  alt: sql`vendors.portrait in ${untoldPictures}`,
}

const ofCategories: Record<CategoryCheck, SQL> = {
  picture: sql`categories.featured_image is null`,
  alt: sql`categories.featured_image in ${untoldPictures}`,
  description: sql`char_length(btrim(coalesce(categories.description, ''))) < ${number(checkLimits.category)}`,
}

const conditions: { [Entity in CheckedEntity]: Record<(typeof checksOf)[Entity][number], SQL> } = {
  trips: ofTrips,
  blogs: ofStories,
  vendors: ofVendors,
  categories: ofCategories,
}

/** The condition of a list over the entity's own table, which the query must not rename. */
export function hasIssue<Entity extends CheckedEntity>(entity: Entity, check: (typeof checksOf)[Entity][number]): SQL {
  const condition = (conditions[entity] as Record<CheckName, SQL>)[check]
  return unlessMeant(entity, check, sql.raw(`${entity}.id`), condition)
}
