import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('the dashboard', (open) => {
  it('counts trips, vendors, blogs and testimonials', async () => {
    const { adminApi, db } = open()
    await aTrip(db)
    await aTrip(db, { status: 'draft' })
    await aBlog(db, { status: 'draft' })
    await aTestimonial(db, { trip_id: null })
    expect(await adminApi.admin.dashboard.counts()).toEqual({
      trips: { total: 2, published: 1 },
      vendors: { total: 2 },
      blogs: { total: 1, published: 0 },
      testimonials: { total: 1 },
    })
  })
})
