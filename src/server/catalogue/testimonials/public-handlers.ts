import { and, eq, exists } from 'drizzle-orm'
import type { Testimonial, testimonialsContract } from '#contract/testimonials.ts'
import type { Db } from '../../db/database.ts'
import { testimonials, trips } from '../../db/schema.ts'
import { api } from '../common/api.ts'
import { whereOf, type Conditions, type FiltersOf } from '../common/filters.ts'
import { orderBy, publicPageOf, readPage, type Slice, type SortKey } from '../common/pagination.ts'

type Filters = FiltersOf<typeof testimonialsContract.list>

const newestFirst: SortKey[] = [
  { by: testimonials.created_at, direction: 'desc' },
  { by: testimonials.id, direction: 'asc' },
]

/** A draft trip has no public testimonials. */
const testimonialConditions = (db: Db): Conditions<Filters> => ({
  trip_id: (id) => {
    const published = db
      .select({ id: trips.id })
      .from(trips)
      .where(and(eq(trips.id, id), eq(trips.status, 'published')))
    return and(eq(testimonials.trip_id, id), exists(published))
  },
})

/** Newest first; a trip is joined only if it is published, and only to the rows of the page. */
function selectTestimonials(db: Db, filters: Filters, { limit, offset, reversed }: Slice) {
  const ids = db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(whereOf(testimonialConditions(db), filters))
    .orderBy(...orderBy(newestFirst, reversed))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      content: testimonials.content,
      rating: testimonials.rating,
      created_at: testimonials.created_at,
      trip: { id: trips.id, title: trips.title },
    })
    .from(ids)
    .innerJoin(testimonials, eq(testimonials.id, ids.id))
    .leftJoin(trips, and(eq(trips.id, testimonials.trip_id), eq(trips.status, 'published')))
    .orderBy(...orderBy(newestFirst))
}

type Row = Awaited<ReturnType<typeof selectTestimonials>>[number]

function presentTestimonial(row: Row): Testimonial {
  return {
    id: row.id,
    name: row.name,
    content: row.content,
    rating: row.rating,
    trip_id: row.trip?.id ?? null,
    trip: row.trip && { title: row.trip.title },
    created_at: row.created_at.toISOString(),
  }
}

export const testimonialHandlers = {
  list: api.testimonials.list.handler(async ({ input = {}, context: { db } }) => {
    const count = () => db.$count(testimonials, whereOf(testimonialConditions(db), input))
    const rows = await readPage(publicPageOf(input), count, (slice) => selectTestimonials(db, input, slice))
    return rows.map(presentTestimonial)
  }),
}
