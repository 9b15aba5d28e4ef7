import { and, eq, type SQL } from 'drizzle-orm'
import { testimonialFields } from '#contract/content/testimonial-fields.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, testimonials, trips } from '../../platform/db/schema.ts'
import { idsOfPage, newestFirst, orderBy, type AnyPage, type SortKey } from '../pagination.ts'
import { shownColumns } from './shown-columns.ts'
import { pictureColumns } from './picture-columns.ts'

/** Testimonials chosen for the home page, in its order. */
export const homeTestimonialsFirst: SortKey[] = [
  { by: testimonials.home_position, direction: 'asc' },
  ...newestFirst(testimonials),
]

/** Newest first; a trip is joined only if it is published, and only to the rows of the page. */
export function selectTestimonials(
  db: Db,
  where: SQL | undefined,
  page: AnyPage,
  order: SortKey[] = newestFirst(testimonials),
) {
  const ids = idsOfPage(db, testimonials, where, order, page).as('page')
  return db
    .select({
      id: testimonials.id,
      ...shownColumns(testimonials, testimonialFields, 'card'),
      photo: pictureColumns(pictures),
      by_invitation: testimonials.by_invitation,
      created_at: testimonials.created_at,
      trip: { id: trips.id, title: trips.title },
    })
    .from(ids)
    .innerJoin(testimonials, eq(testimonials.id, ids.id))
    .leftJoin(pictures, eq(pictures.url, testimonials.photo))
    .leftJoin(trips, and(eq(trips.id, testimonials.trip_id), eq(trips.status, 'published')))
    .orderBy(...orderBy(order))
}

type TestimonialRow = Awaited<ReturnType<typeof selectTestimonials>>[number]

export function presentTestimonial({ trip, ...row }: TestimonialRow): Testimonial {
  return {
    ...row,
    trip_id: trip?.id ?? null,
    trip: trip && { title: trip.title },
    created_at: row.created_at.toISOString(),
  }
}
