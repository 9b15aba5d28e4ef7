import { desc, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { SearchedThing } from '#contract/admin/search.ts'
import {
  blogs,
  categories,
  enquiries,
  heroImages,
  pictures,
  regions,
  searchRows,
  testimonials,
  trips,
  tripTitles,
  vendors,
} from '../../../db/schema.ts'
import { sortable, trimmed } from '../../../db/tables/columns.ts'
import type { searchedNouns } from '../../../db/tables/search/search-rows.ts'
import { contains } from '../../common/pagination.ts'
import { containsWords, eachWord } from '../../common/search.ts'

/** How a noun is searched, and what is told of it: never a contact, never a text. */
export interface Source {
  from: SQL
  id: AnyColumn
  name: AnyColumn | SQL
  detail: AnyColumn | SQL
  status: AnyColumn | SQL
  /** What its public path is made of, beside id and name. */
  address: AnyColumn | SQL
  isPublic: AnyColumn | SQL
  newest: AnyColumn | SQL
  /** Among many and long texts: words of one or two letters, which no index helps with, are too costly. */
  needsTrigram?: true
  /** Rows that are ranked; all of those with the words, where these are few. */
  matches: (text: string) => SQL
}

/**
 * Rows of a search that are ranked: the newest, or any where rows have no order. Those whose name begins with the
 * search are always among them.
 */
const ranked = sql.raw('200')
const rankedByName = sql.raw('20')

const none = sql`null::text`
const never = sql`false`

export const sources: Record<SearchedThing, Source> = {
  trips: {
    from: sql`${trips}`,
    id: trips.id,
    name: trips.title,
    detail: trips.region,
    status: trips.status,
    address: none,
    isPublic: eq(trips.status, 'published'),
    newest: trips.created_at,
    matches: (text) => sql`${trips.id} in (
      (select ${tripTitles.trip_id} from ${tripTitles} where ${containsWords(tripTitles.words, text)}
        order by ${desc(tripTitles.created_at)} limit ${ranked})
      union all ${beginningWith(trips, trips.title, text)})`,
  },
  vendors: {
    from: sql`${vendors}`,
    id: vendors.id,
    name: vendors.vendor_name,
    detail: vendors.region,
    status: none,
    address: none,
    isPublic: sql`exists (select from ${trips} where ${trips.vendor_id} = ${vendors.id}
      and ${trips.status} = 'published' and ${trips.show_vendor_info})`,
    newest: vendors.created_at,
    matches: (text) => sql`${vendors.id} in (
      ${rowsWith('vendor', text)} union all ${beginningWith(vendors, vendors.vendor_name, text)})`,
  },
  blogs: {
    from: sql`${blogs}`,
    id: blogs.id,
    name: blogs.title,
    detail: none,
    status: blogs.status,
    address: blogs.slug,
    isPublic: eq(blogs.status, 'published'),
    newest: blogs.created_at,
    matches: (text) => sql`${blogs.id} in (
      ${rowsWith('blog', text)} union all ${beginningWith(blogs, blogs.title, text)})`,
  },
  categories: {
    from: sql`${categories}`,
    id: categories.id,
    name: categories.title,
    detail: none,
    status: none,
    address: categories.name,
    isPublic: sql`true`,
    newest: categories.updated_at,
    matches: (text) => containsWords(sql`searchable(${categories.title} || ' ' || ${categories.name})`, text)!,
  },
  regions: {
    from: sql`${regions}`,
    id: regions.id,
    name: regions.name,
    detail: none,
    status: none,
    address: none,
    isPublic: sql`exists (select from ${trips} where ${trimmed(trips.region)} = ${regions.name}
      and ${trips.status} = 'published')`,
    newest: sql`now()`,
    matches: (text) => containsWords(sql`searchable(${regions.name})`, text)!,
  },
  testimonials: {
    from: sql`${testimonials} left join ${trips} on ${trips.id} = ${testimonials.trip_id}`,
    id: testimonials.id,
    name: testimonials.name,
    detail: trips.title,
    status: none,
    address: none,
    isPublic: never,
    newest: testimonials.created_at,
    needsTrigram: true,
    matches: (text) => sql`${testimonials.id} in ${rowsWith('testimonial', text)}`,
  },
  hero_images: {
    from: sql`${heroImages}`,
    id: heroImages.id,
    name: heroImages.title,
    detail: none,
    status: none,
    address: none,
    isPublic: heroImages.is_active,
    newest: heroImages.created_at,
    matches: (text) => containsWords(sql`searchable(${heroImages.title})`, text)!,
  },
  enquiries: {
    from: sql`${enquiries}`,
    id: enquiries.id,
    name: enquiries.name,
    detail: sql`concat_ws(' · ', ${enquiries.reference}, ${enquiries.trip_title})`,
    status: none,
    address: none,
    isPublic: never,
    newest: enquiries.created_at,
    needsTrigram: true,
    matches: (text) => sql`${enquiries.id} in (select ${enquiries.id} from ${enquiries}
      where ${containsWords(enquiries.searched, text)} order by ${desc(enquiries.created_at)} limit ${ranked})`,
  },
  pictures: {
    from: sql`${pictures}`,
    id: pictures.name,
    name: sql`coalesce(nullif(${pictures.alt}, ''), nullif(${pictures.original_name}, ''), ${pictures.name})`,
    detail: sql`nullif(${pictures.original_name}, '')`,
    status: none,
    address: none,
    isPublic: never,
    newest: pictures.created_at,
    needsTrigram: true,
    matches: (text) => sql`${pictures.url} in (select ${pictures.url} from ${pictures}
      where ${eachWord(text, pictureHas)} order by ${desc(pictures.created_at)} limit ${ranked})`,
  },
}

function pictureHas(word: string): SQL | undefined {
  return or(...[pictures.alt, pictures.name, pictures.original_name].map((column) => contains(column, word)))
}

/** Ids whose words are in `search_rows`. */
function rowsWith(noun: (typeof searchedNouns)[number], text: string): SQL {
  return sql`(select ${searchRows.id} from ${searchRows}
    where ${searchRows.noun} = ${noun} and ${containsWords(searchRows.words, text)} limit ${ranked})`
}

/** Ids by the index of names, so that no newer rows with the same words keep them away. */
function beginningWith(table: { id: AnyPgColumn }, name: AnyPgColumn, text: string): SQL {
  const start = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(select ${table.id} from ${table as unknown as SQL} where ${sortable(name)} like ${start}
    order by ${sortable(name)} limit ${rankedByName})`
}
