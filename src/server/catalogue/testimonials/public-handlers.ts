import { and, desc, eq } from 'drizzle-orm'
import { pageLimit } from '#contract/fields.ts'
import type { Testimonial, testimonialsContract } from '#contract/testimonials.ts'
import type { Db } from '../../db/database.ts'
import { testimonials, trips } from '../../db/schema.ts'
import { api } from '../shell/api.ts'
import { whereOf, type Conditions, type FiltersOf } from '../shell/filters.ts'

type Filters = FiltersOf<typeof testimonialsContract.list>

interface ListOptions extends Filters {
  limit: number
  offset?: number | undefined
}

const inTestimonials: Conditions<Filters> = {
  trip_id: (id) => eq(trips.id, id),
}

/** Testimonials, newest first; the trip is joined only where it is published. */
function selectTestimonials(db: Db, options: ListOptions) {
  return db
    .select({
      id: testimonials.id,
      name: testimonials.name,
      content: testimonials.content,
      rating: testimonials.rating,
      created_at: testimonials.created_at,
      trip: { id: trips.id, title: trips.title },
    })
    .from(testimonials)
    .leftJoin(trips, and(eq(trips.id, testimonials.trip_id), eq(trips.status, 'published')))
    .where(whereOf(inTestimonials, options))
    .orderBy(desc(testimonials.created_at), testimonials.id)
    .limit(options.limit)
    .offset(options.offset ?? 0)
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
  list: api.testimonials.list.handler(async ({ input, context }) => {
    const rows = await selectTestimonials(context.db, { ...input, limit: input?.limit ?? pageLimit })
    return rows.map(presentTestimonial)
  }),
}
