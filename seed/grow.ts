import { eq, sql } from 'drizzle-orm'
import { prepareBody } from '#server/catalogue/blogs/body.ts'
import { withoutRecording } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { blogs, pictures, testimonials, trips, vendors } from '#server/platform/db/schema.ts'
import { sampleMark } from '#values/sample-words.ts'
import { grownTrip } from './grown-trip.ts'
import { seededRandom, type Random } from './random.ts'

/** Rows per statement. */
const batch = 500

/** Number of trips for each of these. */
const tripsPer = { vendor: 50, testimonial: 20, blog: 100 }

/**
 * Adds varied rows for load tests.
 * @param count trips to add; vendors, testimonials and blogs are added in proportion.
 * @param onProgress called with the number of trips added so far.
 */
export async function growCatalogue(db: Db, count: number, onProgress: (done: number) => void): Promise<void> {
  const begin = await db.$count(trips)
  const random = seededRandom(begin + 1)
  const parents = {
    vendors: await growVendors(db, random, share(count, tripsPer.vendor)),
    pictures: await tripPictures(db),
  }
  const ids: string[] = []
  for (let done = 0; done < count; done += batch) {
    const rows = Array.from({ length: Math.min(batch, count - done) }, (_, index) =>
      grownTrip(random, parents, begin + done + index),
    )
    const inserted = await unrecorded(db, (tx) => tx.insert(trips).values(rows).returning({ id: trips.id }))
    ids.push(inserted[0]!.id)
    onProgress(done + rows.length)
  }
  await growTestimonials(db, random, share(count, tripsPer.testimonial), ids)
  await growBlogs(db, random, share(count, tripsPer.blog))
  // Updates the planner's statistics, and the visibility map for index-only scans.
  await db.execute(sql`vacuum (analyze)`)
}

function share(count: number, per: number): number {
  return Math.ceil(count / per)
}

async function growVendors(db: Db, random: Random, count: number): Promise<string[]> {
  const known = await db.$count(vendors)
  await inBatches(count, async (size, offset) => {
    const rows = Array.from({ length: size }, (_, index) => ({
      vendor_name: `Local Hosts ${known + offset + index + 1}`,
      region: random.pick(['Assam', 'Kerala', 'Rajasthan', 'Uttarakhand', 'Odisha']),
      city: random.pick(['Jorhat', 'Kochi', 'Udaipur', 'Almora', 'Puri']),
      years_of_experience: random.between(0, 30),
      number_of_trips: random.between(0, 400),
      rating: random.chance(0.9) ? random.between(35, 50) / 10 : null,
    }))
    await unrecorded(db, (tx) => tx.insert(vendors).values(rows))
  })
  const rows = await db.select({ id: vendors.id }).from(vendors)
  return rows.map(({ id }) => id)
}

async function tripPictures(db: Db): Promise<string[]> {
  const rows = await db.select({ url: pictures.url }).from(pictures).where(eq(pictures.bucket, 'trip-images'))
  return rows.map(({ url }) => url)
}

async function growTestimonials(db: Db, random: Random, count: number, tripIds: string[]): Promise<void> {
  await inBatches(count, async (size, offset) => {
    const rows = Array.from({ length: size }, (_, index) => ({
      name: `Traveller ${offset + index + 1}${sampleMark}`,
      content: random.pick(['We stayed an extra day.', 'The guide made it.', 'Quiet, well run, worth the road.']),
      rating: random.between(3, 5),
      trip_id: tripIds.length > 0 && random.chance(0.8) ? random.pick(tripIds) : null,
      created_at: new Date(Date.UTC(2022, 0, 1) + (offset + index) * 3_600_000),
    }))
    await unrecorded(db, (tx) => tx.insert(testimonials).values(rows))
  })
}

async function growBlogs(db: Db, random: Random, count: number): Promise<void> {
  const known = await db.$count(blogs)
  const body = await prepareBody(db, '<h2>On the road</h2><p>Notes from a slow week, kept short.</p>')
  await inBatches(count, async (size, offset) => {
    const rows = Array.from({ length: size }, (_, index) => {
      const number = known + offset + index + 1
      const written = new Date(Date.UTC(2022, 0, 1) + number * 7_200_000)
      return {
        ...body,
        slug: `notes-from-the-road-${number}`,
        title: `Notes from the Road, ${number}`,
        status: 'published' as const,
        tags: [random.pick(['Wildlife', 'Food', 'Craft', 'Monsoon', 'Practical'])],
        published_at: written,
        created_at: written,
      }
    })
    await unrecorded(db, (tx) => tx.insert(blogs).values(rows))
  })
}

async function inBatches(count: number, insert: (size: number, offset: number) => Promise<void>): Promise<void> {
  for (let offset = 0; offset < count; offset += batch) await insert(Math.min(batch, count - offset), offset)
}

/** The history of generated rows would be as large as they are. */
function unrecorded<Result>(db: Db, insert: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await withoutRecording(tx)
    return insert(tx)
  })
}
