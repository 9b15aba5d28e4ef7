import { and, desc, eq } from 'drizzle-orm'
import { pageLimit } from '#contract/fields.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Db } from '../../db/database.ts'
import { testimonials, trips } from '../../db/schema.ts'
import { api } from '../shell/api.ts'

interface ListOptions {
  trip_id?: string | undefined
  limit: number
  offset?: number | undefined
}

/** Testimonials, newest first; the trip is joined only where it is published. */
function selectTestimonials(db: Db, { trip_id, limit, offset }: ListOptions) {
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
    .where(trip_id ? eq(trips.id, trip_id) : undefined)
    .orderBy(desc(testimonials.created_at), testimonials.id)
    .limit(limit)
    .offset(offset ?? 0)
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
