import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { enquiries, tripDaysCounted } from '#server/platform/db/schema.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
const dayBefore = (days: number) => dayInIndia(daysAgo(days).toISOString())

describeWithDatabase('journeys and enquiries of the last 30 days', (open) => {
  it('are empty without visitors', async () => {
    const none = { seen: 0, button: 0, asked: 0, answered: 0 }
    expect(await open().adminApi.admin.dashboard.journeys()).toEqual({ ...none, top: [] })
  })

  it('sum up seen, button, asked and answered, and name the journeys that most people saw', async () => {
    const { db, adminApi } = open()
    const [quiet, busy] = [await aTrip(db, { title: 'Quiet' }), await aTrip(db, { title: 'Busy' })]
    await db.insert(tripDaysCounted).values([
      { trip_id: quiet.id, day: dayBefore(0), seen: 2, button: 1 },
      { trip_id: busy.id, day: dayBefore(0), seen: 3, button: 0 },
      { trip_id: busy.id, day: dayBefore(29), seen: 4, button: 2 },
      { trip_id: busy.id, day: dayBefore(30), seen: 100, button: 100 },
    ])
    const asked = (form_key: string, values: object) => ({
      reference: form_key,
      form_key,
      name: 'A guest',
      email: 'guest@hatheli.example',
      words: 'When is the best time?',
      ...values,
    })
    await db
      .insert(enquiries)
      .values([
        asked('a', { trip_id: busy.id, answered_at: new Date() }),
        asked('b', { trip_id: busy.id }),
        asked('c', {}),
        asked('d', { trip_id: busy.id, created_at: daysAgo(31) }),
      ])
    expect(await adminApi.admin.dashboard.journeys()).toEqual({
      seen: 9,
      button: 3,
      asked: 3,
      answered: 1,
      top: [
        { id: busy.id, title: 'Busy', seen: 7, button: 2, asked: 2, answered: 1 },
        { id: quiet.id, title: 'Quiet', seen: 2, button: 1, asked: 0, answered: 0 },
      ],
    })
    const { trend } = await adminApi.admin.dashboard.panels()
    expect(trend).toEqual({
      now: { seen: 5, button: 1, asked: 3, answered: 1 },
      before: { seen: 0, button: 0, asked: 0, answered: 0 },
    })
    await db.insert(tripDaysCounted).values([
      { trip_id: quiet.id, day: dayBefore(6), seen: 10, button: 0 },
      { trip_id: quiet.id, day: dayBefore(7), seen: 20, button: 7 },
      { trip_id: quiet.id, day: dayBefore(13), seen: 40, button: 0 },
      { trip_id: quiet.id, day: dayBefore(14), seen: 80, button: 0 },
    ])
    await db.insert(enquiries).values([asked('e', { created_at: daysAgo(8), answered_at: daysAgo(7) })])
    expect((await adminApi.admin.dashboard.panels()).trend).toEqual({
      now: { seen: 15, button: 1, asked: 3, answered: 1 },
      before: { seen: 60, button: 7, asked: 1, answered: 1 },
    })
    await db.delete(tripDaysCounted).where(inArray(tripDaysCounted.day, [6, 7, 13, 14].map(dayBefore)))
    const { items } = await adminApi.admin.trips.list({ sort: 'title' })
    expect(items.map(({ recent }) => recent)).toEqual([
      { seen: 7, button: 2 },
      { seen: 2, button: 1 },
    ])
  })
})
