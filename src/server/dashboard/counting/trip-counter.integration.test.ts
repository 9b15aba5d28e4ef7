import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tripDaysCounted, visitsToday } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { removeOldCounts } from './stored-counts.ts'
import { startTripCounter } from './trip-counter.ts'
import { sharedKey } from './visitors.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

describeWithDatabase('the counter of trips', (openTest) => {
  it('adds up what several processes count, by the day in India, and writes the rest when it stops', async () => {
    const { db, context } = openTest()
    const { id } = await aTrip(db, { status: 'published' })
    const beforeMidnight = Date.parse('2026-11-23T18:29:00Z')
    let now = beforeMidnight
    const processes = [0, 1].map(() => startTripCounter({ db, log: context.log, now: () => now }))
    const client = { network: '203.0.113.7', userAgent: phone }
    for (const counter of processes) counter.count('seen', id, client)
    await Promise.all(processes.map((each) => each.flush()))
    now += 2 * 60_000
    for (const counter of processes) counter.count('seen', id, client)
    await Promise.all(processes.map((each) => each.stop()))
    expect(await db.select().from(tripDaysCounted).orderBy(tripDaysCounted.day)).toEqual([
      { trip_id: id, day: '2026-11-23', seen: 2, button: 0 },
      { trip_id: id, day: '2026-11-24', seen: 2, button: 0 },
    ])
  })

  it('counts a visitor of several nodes once a day, whichever nodes were met, also after a restart', async () => {
    const { db, context } = openTest()
    const { id } = await aTrip(db, { status: 'published' })
    const draft = await aTrip(db, { status: 'draft' })
    let now = Date.parse('2026-11-23T18:29:00Z')
    const aNode = () =>
      startTripCounter({ db, log: context.log, now: () => now, keyOf: sharedKey('a secret that all nodes have') })
    const nodes = [aNode(), aNode(), aNode()]
    const reader = { network: '203.0.113.7', userAgent: phone }
    const other = { network: '203.0.113.8', userAgent: phone }
    for (const node of nodes) {
      node.count('seen', id, reader)
      node.count('button', id, reader)
      node.count('seen', draft.id, reader)
    }
    nodes[1]!.count('seen', id, other)
    await Promise.all(nodes.map((each) => each.flush()))
    const restarted = aNode()
    restarted.count('seen', id, reader)
    await restarted.flush()
    now += 2 * 60_000
    for (const node of [...nodes, restarted]) node.count('seen', id, reader)
    await Promise.all([...nodes, restarted].map((each) => each.stop()))
    expect(await db.select().from(tripDaysCounted).orderBy(tripDaysCounted.day)).toEqual([
      { trip_id: id, day: '2026-11-23', seen: 2, button: 1 },
      { trip_id: id, day: '2026-11-24', seen: 1, button: 0 },
    ])
    const hashes = JSON.stringify(await db.select().from(visitsToday))
    expect(hashes).not.toMatch(/203\.0\.113|Pixel/)
    await db.update(visitsToday).set({ day: '2026-11-01' }).where(eq(visitsToday.day, '2026-11-23'))
    await removeOldCounts(db)
    expect(await db.$count(visitsToday, eq(visitsToday.day, '2026-11-01'))).toBe(0)
  })

  it('keeps what cannot be written for the next batch, and says so once', async () => {
    const { db, context, logged } = openTest()
    const { id } = await aTrip(db, { status: 'published' })
    let fails = true
    const failing = new Proxy(db, {
      get: (target, name) =>
        name === 'execute' && fails ? async () => Promise.reject(new Error('down')) : Reflect.get(target, name),
    })
    const counter = startTripCounter({ db: failing, log: context.log })
    counter.count('button', id, { network: '203.0.113.7', userAgent: phone })
    await counter.flush()
    await counter.flush()
    expect(logged.filter(({ msg }) => msg?.includes('figures of trips'))).toHaveLength(1)
    fails = false
    await counter.stop()
    expect(await db.select({ button: tripDaysCounted.button }).from(tripDaysCounted)).toEqual([{ button: 1 }])
  })

  it('removes figures after 25 months', async () => {
    const { db } = openTest()
    const { id } = await aTrip(db, { status: 'published' })
    const monthsAgo = (months: number, days: number) => {
      const day = new Date()
      day.setUTCMonth(day.getUTCMonth() - months, day.getUTCDate() - days)
      return day.toISOString().slice(0, 10)
    }
    const counts = [monthsAgo(25, 2), monthsAgo(24, 0)].map((day) => ({ trip_id: id, day, seen: 1, button: 0 }))
    await db.insert(tripDaysCounted).values(counts)
    await removeOldCounts(db)
    expect(await db.select({ day: tripDaysCounted.day }).from(tripDaysCounted)).toEqual([{ day: counts[1]!.day }])
  })
})
