import { and, eq, isNull } from 'drizzle-orm'
import type { Bucket } from '#contract/pictures.ts'
import { prepareBody } from '#server/catalogue/blogs/body.ts'
import { hostInfoOf } from '#server/api/writes/host-info.ts'
import { reachMilestone } from '#server/platform/db/writes/milestones.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  blogs,
  categories,
  heroImages,
  regions,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '#server/platform/db/schema.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { sampleMark } from '#values/sample-words.ts'
import { categoryPictures, heroPictures } from './content/pictures.ts'
import * as catalogue from './content/catalogue.ts'
import { testimonials as testimonialContent } from './content/testimonials.ts'
import { factsOfDemoTrip } from './content/facts/facts.ts'
import { hostProfiles } from './content/host-profiles.ts'
import { regionWords } from './content/region-words.ts'
import type { BlogContent, HostContent, TripContent } from './content/types.ts'
import { vendors as vendorContent } from './content/vendors.ts'
import { type PictureFile, pictureLoader, type PictureLoader } from './picture-loader.ts'

const day = 86_400_000

/**
 * Date of the newest trip and testimonial: that of the newest story; the others follow at regular intervals. So the
 * catalogue is the same whenever it is loaded, and nothing in it is in the future.
 */
const newest = Math.max(...catalogue.blogs.map(({ published_on }) => (published_on ? publicationOf(published_on) : 0)))

/** For a single use. */
export interface CatalogueLoader {
  /** @returns the number of trips and blogs loaded. */
  load(tx: Db): Promise<{ trips: number; blogs: number }>
  /** Deletes the stored files after a failed transaction. */
  undo(): Promise<void>
}

export function catalogueLoader(storage: Storage): CatalogueLoader {
  const pictures = pictureLoader(storage, allPictures())
  return {
    async load(tx) {
      await loadAll(tx, pictures)
      return { trips: catalogue.trips.length, blogs: catalogue.blogs.length }
    },
    undo: () => pictures.undo(),
  }
}

async function loadAll(tx: Db, loader: PictureLoader): Promise<void> {
  await loadHeroes(tx, loader)
  await loadCategoryPictures(tx, loader)
  const vendorIds = await loadVendors(tx, loader)
  const tripIds = await loadTrips(tx, loader, vendorIds)
  await loadTestimonials(tx, tripIds)
  await loadBlogs(tx, loader, tripIds)
  await loadRegionWords(tx)
  await reachMilestone(tx, 'sample-loaded')
}

/** All pictures of the demo catalogue, in loading order. */
function allPictures(): PictureFile[] {
  const files: Record<Bucket, (string | null)[]> = {
    'hero-images': heroPictures.map(({ file }) => file),
    'category-images': Object.values(categoryPictures),
    'trip-images': [
      ...Object.values(hostProfiles).map(({ portrait }) => portrait),
      ...catalogue.trips.flatMap(({ featured_image, gallery }) => [featured_image, ...gallery.map(({ file }) => file)]),
    ],
    'site-images': [],
    'blog-images': catalogue.blogs.flatMap(({ featured_image, body }) => [featured_image, ...picturesIn(body)]),
  }
  return Object.entries(files).flatMap(([bucket, named]) =>
    named.filter((file) => file !== null).map((file) => ({ bucket: bucket as Bucket, file })),
  )
}

function picturesIn(body: string): string[] {
  return [...body.matchAll(/src="([^"/]+)"/g)].map(([, file]) => file!)
}

async function loadHeroes(tx: Db, loader: PictureLoader): Promise<void> {
  for (const [index, { file, title }] of heroPictures.entries()) {
    const image_url = await loader.load(tx, { bucket: 'hero-images', file }, 'hero-')
    await tx.insert(heroImages).values({ title, image_url, is_active: index === 0, ...sampleOf(daysBefore(index)) })
  }
}

async function loadCategoryPictures(tx: Db, loader: PictureLoader): Promise<void> {
  for (const row of await tx.select({ id: categories.id, name: categories.name }).from(categories)) {
    const file = categoryPictures[row.name]
    const url = await loader.load(tx, { bucket: 'category-images', file }, `${row.id}-`)
    await tx.update(categories).set({ featured_image: url }).where(eq(categories.id, row.id))
  }
}

/** Words of the owner stay. */
async function loadRegionWords(tx: Db): Promise<void> {
  for (const [name, words] of Object.entries(regionWords)) {
    await tx
      .update(regions)
      .set({ words })
      .where(and(eq(regions.name, name), isNull(regions.words)))
  }
}

async function loadVendors(tx: Db, loader: PictureLoader): Promise<Map<string, string>> {
  const rows = []
  for (const [index, { key, ...fields }] of vendorContent.entries()) {
    rows.push({ ...fields, ...(await loadHost(tx, loader, hostProfiles[key]!)), ...sampleOf(daysBefore(index)) })
  }
  const ids = await tx.insert(vendors).values(rows).returning({ id: vendors.id })
  return new Map(vendorContent.map(({ key }, index) => [key, ids[index]!.id]))
}

/** The words are marked as a sample's. */
async function loadHost(tx: Db, loader: PictureLoader, { portrait: file, words, ...profile }: HostContent) {
  const portrait = file && (await loader.load(tx, { bucket: 'trip-images', file }))
  return { ...profile, words: words + sampleMark, portrait }
}

async function loadTrips(tx: Db, loader: PictureLoader, vendorIds: Map<string, string>): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [index, trip] of catalogue.trips.entries()) {
    ids.set(trip.key, await loadTrip(tx, loader, trip, vendorIds, daysBefore(index * 9)))
  }
  return ids
}

async function loadTrip(
  tx: Db,
  loader: PictureLoader,
  { key, vendor, gallery, featured_image, ...fields }: TripContent,
  vendorIds: Map<string, string>,
  created_at: Date,
): Promise<string> {
  const picture = featured_image && (await loader.load(tx, { bucket: 'trip-images', file: featured_image }))
  const host = vendorContent.find((each) => each.key === vendor) ?? null
  const vendor_id = vendor ? (vendorIds.get(vendor) ?? null) : null
  const [row] = await tx
    .insert(trips)
    .values({
      ...fields,
      ...factsOfDemoTrip(key),
      vendor_id,
      featured_image: picture,
      host_info: fields.show_vendor_info ? hostInfoOf(host) : null,
      ...sampleOf(created_at),
    })
    .returning({ id: trips.id })
  for (const [index, { file, caption }] of gallery.entries()) {
    const image_url = await loader.load(tx, { bucket: 'trip-images', file })
    await tx.insert(tripImages).values({ trip_id: row!.id, image_url, caption, sort_order: index + 1 })
  }
  return row!.id
}

async function loadTestimonials(tx: Db, tripIds: Map<string, string>): Promise<void> {
  const rows = testimonialContent.map(({ trip, ...fields }, index) => ({
    ...fields,
    trip_id: trip ? (tripIds.get(trip) ?? null) : null,
    ...sampleOf(daysBefore(index * 11)),
  }))
  await tx.insert(testimonials).values(rows)
}

async function loadBlogs(tx: Db, loader: PictureLoader, tripIds: Map<string, string>): Promise<void> {
  for (const { trips: keys, ...blog } of catalogue.blogs) {
    const trip_ids = keys.map((key) => tripIds.get(key)!)
    await loadBlog(tx, loader, { ...blog, trip_ids })
  }
}

type LoadedBlog = Omit<BlogContent, 'trips'> & { trip_ids: string[] }

async function loadBlog(tx: Db, loader: PictureLoader, { published_on, featured_image, body, ...fields }: LoadedBlog) {
  const load = (file: string) => loader.load(tx, { bucket: 'blog-images', file })
  const picture = featured_image && (await load(featured_image))
  let html = body
  for (const file of picturesIn(body)) html = html.replace(`src="${file}"`, `src="${await load(file)}"`)
  const published_at = published_on ? new Date(publicationOf(published_on)) : null
  const created_at = published_at ?? daysBefore(3)
  const prepared = await prepareBody(tx, html)
  await tx
    .insert(blogs)
    .values({ ...fields, ...prepared, featured_image: picture, published_at, ...sampleOf(created_at) })
}

/** Equal moments say that an item was not edited since it was loaded. */
function sampleOf(created_at: Date) {
  return { sample: true, created_at, updated_at: created_at }
}

/** @returns milliseconds of 9 a.m. in India. */
function publicationOf(date: string): number {
  return Date.parse(`${date}T09:00:00+05:30`)
}

function daysBefore(days: number): Date {
  return new Date(newest - days * day)
}
