import { expect, it } from 'vitest'
import type { TestimonialData } from '#contract/admin/testimonials.ts'
import { testimonials } from '#server/platform/db/schema.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const least = { name: 'Meera', content: 'We learned the forest by its alarm calls.' }

describeWithDatabase('testimonials in the back office', (open) => {
  const create = async (fields: Partial<TestimonialData> = {}) => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.testimonials.create({ testimonial_data: { ...least, ...fields } })
    return (await adminApi.admin.testimonials.list()).items.find((each) => each.id === id)!
  }

  it('have five stars and no trip by default', async () => {
    expect(await create()).toMatchObject({ ...least, rating: 5, trip_id: null, trip: null })
    for (const trip_id of ['none', '', null] as const) expect((await create({ trip_id })).trip_id).toBeNull()
  })

  it('include their trip, even a draft', async () => {
    const { db } = open()
    const trip = await aTrip(db, { status: 'draft' })
    const testimonial = await create({ trip_id: trip.id, rating: 1 })
    expect(testimonial).toMatchObject({ trip_id: trip.id, trip: { title: trip.title, status: 'draft' }, rating: 1 })
    await expect(create({ trip_id: missingId })).rejects.toMatchObject({ code: 'TRIP_NOT_FOUND' })
  })

  it.each([{ name: ' ' }, { content: '' }, { rating: 0 }, { rating: 6 }, { rating: 4.5 }, { trip_id: 'other' }])(
    'refuse %j',
    async (fields) => {
      await expect(create(fields)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  it('can be changed and deleted, but not saved over a newer version', async () => {
    const { adminApi, db } = open()
    const { id, updated_at } = await create({ trip_id: (await aTrip(db)).id })
    const edited = { testimonial_id: id, updated_at }
    await adminApi.admin.testimonials.update({ ...edited, testimonial_data: { trip_id: 'none' } })
    const late = adminApi.admin.testimonials.update({ ...edited, testimonial_data: { name: 'Late' } })
    await expect(late).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(await adminApi.admin.testimonials.get({ testimonial_id: id })).toMatchObject({ ...least, trip: null })
    for (const time of ['first', 'second']) {
      expect(await adminApi.admin.testimonials.delete({ testimonial_id: id }), time).toEqual({ id })
    }
    expect(await db.$count(testimonials)).toBe(0)
    const deleted = adminApi.admin.testimonials.get({ testimonial_id: id })
    await expect(deleted).rejects.toMatchObject({ code: 'TESTIMONIAL_NOT_FOUND' })
  })

  it('by invitation say what the guest wrote, whatever is saved, undone or restored', async () => {
    const { adminApi, api, db } = open()
    const { id } = await aTestimonial(db, { ...least, rating: 4, by_invitation: true })
    const calls = adminApi.admin
    const testimonial_data = { name: 'Someone', content: 'The best trip ever!', rating: 5, place: 'Pune' }
    await calls.testimonials.update({ testimonial_id: id, testimonial_data })
    const theirs = { ...least, rating: 4, by_invitation: true }
    expect(await calls.testimonials.get({ testimonial_id: id })).toMatchObject({ ...theirs, place: 'Pune' })
    const change = (await calls.changes.list()).items[0]!
    await calls.changes.undo({ change_id: change.id })
    await calls.testimonials.delete({ testimonial_id: id })
    await calls.trash.restore({ entity: 'testimonials', item_id: id })
    expect((await api.testimonials.list())[0]).toMatchObject({ ...theirs, place: null })
  })

  it('can be searched, filtered by trip, sorted and paginated', async () => {
    const { adminApi, db } = open()
    const trip = await aTrip(db)
    await aTestimonial(db, { name: 'asha', rating: 3, trip_id: null, created_at: new Date('2026-01-01') })
    await aTestimonial(db, { name: 'Bela', rating: 5, trip_id: trip.id, created_at: new Date('2026-01-02') })
    await aTestimonial(db, {
      name: 'Chitra',
      rating: 1,
      content: 'Rain.',
      trip_id: null,
      created_at: new Date('2026-01-03'),
    })
    const names = async (input?: Parameters<typeof adminApi.admin.testimonials.list>[0]) =>
      (await adminApi.admin.testimonials.list(input)).items.map(({ name }) => name)
    expect(await names()).toEqual(['Chitra', 'Bela', 'asha'])
    expect(await names({ search: 'RAIN' })).toEqual(['Chitra'])
    expect(await names({ search: 'ash' })).toEqual(['asha'])
    expect(await names({ search: `${trip.title} bela` })).toEqual(['Bela'])
    expect(await names({ trip_id: trip.id })).toEqual(['Bela'])
    expect(await names({ sort: 'name' })).toEqual(['asha', 'Bela', 'Chitra'])
    expect(await names({ sort: 'rating', direction: 'desc' })).toEqual(['Bela', 'asha', 'Chitra'])
    const { total, items } = await adminApi.admin.testimonials.list({ page: 2, page_size: 2 })
    expect([total, items.length]).toEqual([3, 1])
  })
})
