import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { trips } from '../../platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 30) - days * 86_400_000)

describeWithDatabase('testimonials', (open) => {
  it('have exactly the fields of the contract', async () => {
    const { db, api } = open()
    const trip = await aTrip(db)
    const photo = await aPicture(db)
    const evidence = { travelled_on: '2026-05-01', place: 'Pune' }
    const row = await aTestimonial(db, {
      ...evidence,
      trip_id: trip.id,
      rating: 4,
      photo: photo.url,
      created_at: daysAgo(0),
    })
    expect(await api.testimonials.list()).toEqual([
      {
        by_invitation: false,
        id: row.id,
        name: row.name,
        content: row.content,
        rating: 4,
        ...evidence,
        photo: expect.objectContaining({ url: photo.url, alt: photo.alt }),
        trip_id: trip.id,
        trip: { title: trip.title },
        created_at: '2026-06-30T00:00:00.000Z',
      },
    ])
  })

  it('are ordered newest first, and limited', async () => {
    const { db, api } = open()
    for (const days of [3, 1, 2]) await aTestimonial(db, { name: `${days}`, created_at: daysAgo(days) })
    expect((await api.testimonials.list()).map(({ name }) => name)).toEqual(['1', '2', '3'])
    expect((await api.testimonials.list({ limit: 1, offset: 1 })).map(({ name }) => name)).toEqual(['2'])
  })

  it('include neither title nor id of a draft trip', async () => {
    const { db, api } = open()
    const draft = await aTrip(db, { status: 'draft', title: 'Not yet public' })
    await aTestimonial(db, { trip_id: draft.id, name: 'Early guest' })
    const [listed] = await api.testimonials.list()
    expect(listed).toMatchObject({ name: 'Early guest', trip_id: null, trip: null })
    expect(JSON.stringify(listed)).not.toContain(draft.id)
  })

  it('are general without a trip', async () => {
    const { db, api } = open()
    await aTestimonial(db, { trip_id: null })
    expect(await api.testimonials.list()).toMatchObject([{ trip_id: null, trip: null }])
  })

  it('can be filtered by trip, but not by a draft', async () => {
    const { db, api } = open()
    const [trip, draft] = [await aTrip(db), await aTrip(db, { status: 'draft' })]
    await aTestimonial(db, { trip_id: trip.id, name: 'Praise' })
    await aTestimonial(db, { trip_id: draft.id, name: 'Early' })
    expect(await api.testimonials.list({ trip_id: trip.id })).toMatchObject([{ name: 'Praise' }])
    expect(await api.testimonials.list({ trip_id: draft.id })).toEqual([])
    expect(await api.testimonials.list({ trip_id: randomUUID() })).toEqual([])
  })

  it('become general when their trip is deleted', async () => {
    const { db, api } = open()
    const trip = await aTrip(db)
    await aTestimonial(db, { trip_id: trip.id })
    await db.delete(trips)
    expect(await api.testimonials.list()).toMatchObject([{ trip_id: null, trip: null }])
  })
})
