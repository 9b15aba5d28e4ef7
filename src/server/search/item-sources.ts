import { desc, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { SearchedItem } from '#contract/admin/search.ts'
import {
  blogs,
  categories,
  enquiries,
  heroImages,
  pictures,
  regions,
  testimonials,
  trips,
  vendors,
} from '../platform/db/schema.ts'
import { trimmed } from '../platform/db/tables/columns.ts'
import { isShownHost } from '../api/cards/host-profile.ts'
import { contains } from '../api/pagination.ts'
import { bestEntries, containsWords, eachWord } from './words.ts'

/** How the search finds a content type, and what results show: never contacts or texts. */
export interface Source {
  from: SQL
  id: AnyColumn
  name: AnyColumn | SQL
  detail: AnyColumn | SQL
  status: AnyColumn | SQL
  /** Parts of its public path, apart from id and name. */
  address: AnyColumn | SQL
  isPublic: AnyColumn | SQL
  newest: AnyColumn | SQL
  /** Among many and long texts: words of one or two letters, which no index helps with, are too costly. */
  needsTrigram?: true
  /** Rows with all words; of many the `limit` best or the newest. */
  matches: (text: string, limit: number) => SQL
}

/** Enquiries and pictures are ranked among the newest with the words. */
const ranked = sql.raw('200')

const none = sql`null::text`
const never = sql`false`

export const sources: Record<SearchedItem, Source> = {
  trips: {
    from: sql`${trips}`,
    id: trips.id,
    name: trips.title,
    detail: trips.region,
    status: trips.status,
    address: none,
    isPublic: eq(trips.status, 'published'),
    newest: trips.created_at,
    matches: (text, limit) => sql`${trips.id} in ${bestEntries('trips', text, limit)}`,
  },
  vendors: {
    from: sql`${vendors}`,
    id: vendors.id,
    name: vendors.vendor_name,
    detail: vendors.region,
    status: none,
    address: none,
    isPublic: isShownHost(vendors.id),
    newest: vendors.created_at,
    matches: (text, limit) => sql`${vendors.id} in ${bestEntries('vendors', text, limit)}`,
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
    matches: (text, limit) => sql`${blogs.id} in ${bestEntries('blogs', text, limit)}`,
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
    matches: (text, limit) => sql`${testimonials.id} in ${bestEntries('testimonials', text, limit)}`,
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
