import type { changeKinds } from '#contract/admin/changes/changes.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { TestDatabase } from '../test-database.ts'

/** A write that changes something. @returns table and kind of the row it changes first, or that it is an event. */
export type Write = (
  test: TestDatabase,
) => Promise<readonly [table: string, kind: (typeof changeKinds)[number]] | readonly [event: 'event']>

/** Of lists: several rows, and the order of the home page. */
export const listWrites: Record<string, Write> = {
  'trips.bulk': async ({ adminApi, db }) => {
    const ids = [(await aTrip(db)).id]
    await adminApi.admin.trips.bulk({ rows: { ids }, action: { kind: 'featured', featured: true } })
    return ['trips', 'update']
  },
  'trips.orderHome': async ({ adminApi, db }) => {
    await adminApi.admin.trips.orderHome({ ids: [(await aTrip(db, { featured: true })).id] })
    return ['trips', 'update']
  },
  'vendors.bulk': async ({ adminApi, db }) => {
    await adminApi.admin.vendors.bulk({ rows: { ids: [(await aVendor(db)).id] }, action: { kind: 'delete' } })
    return ['vendors', 'delete']
  },
  'blogs.bulk': async ({ adminApi, db }) => {
    const ids = [(await aBlog(db)).id]
    await adminApi.admin.blogs.bulk({ rows: { ids }, action: { kind: 'tag', tag: 'Rain', add: true } })
    return ['blogs', 'update']
  },
  'testimonials.bulk': async ({ adminApi, db }) => {
    const ids = [(await aTestimonial(db)).id]
    await adminApi.admin.testimonials.bulk({ rows: { ids }, action: { kind: 'home', on_home: true } })
    return ['testimonials', 'update']
  },
  'enquiries.bulk': async ({ adminApi, db }) => {
    const ids = [(await anEnquiry(db)).id]
    await adminApi.admin.enquiries.bulk({ rows: { ids }, action: { kind: 'status', status: 'closed' } })
    return ['event']
  },
  'testimonials.orderHome': async ({ adminApi, db }) => {
    await adminApi.admin.testimonials.orderHome({ ids: [(await aTestimonial(db, { home_position: 3 })).id] })
    return ['testimonials', 'update']
  },
}
