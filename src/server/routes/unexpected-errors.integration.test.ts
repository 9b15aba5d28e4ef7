import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

/** Internals that must not leak: SQL, table names, files, stacks. */
const inside = /select|from "|trips|relation|node_modules|\.ts\b|at \w+ \(|stack/i

describeWithDatabase('an unexpected error', (open) => {
  it.each([
    ['REST', '/api/trip-cards'],
    ['RPC', '/api/rpc/trips/cards'],
  ])('of a call over %s is logged in full, and the client gets only its id', async (_way, path) => {
    const { db, request, logged } = open()
    await aTrip(db)
    await db.execute(sql`alter table trips rename to trips_away`)
    try {
      const answer = await request(path)
      const text = await answer.text()
      expect(answer.status).toBe(500)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1]
      expect(text.replace(path, '')).not.toMatch(inside)
      const record = logged.find((each) => each.id === id)
      expect(record).toMatchObject({ msg: 'call failed' })
      expect(JSON.stringify(record)).toContain('trips')
    } finally {
      await db.execute(sql`alter table trips_away rename to trips`)
    }
    expect((await request(path)).status).toBe(200)
  })

  it('of a page or the sitemap is logged in full, and the client gets only a sentence', async () => {
    const { db, request, logged, appWith } = open()
    await db.execute(sql`alter table trips rename to trips_away`)
    const restore = () => db.execute(sql`alter table trips_away rename to trips`)
    const sitemap = await request('/sitemap.xml').finally(restore)
    const broken = appWith({ render: () => Promise.reject(new Error('a secret of the renderer')) })
    const page = await broken.request('/')
    for (const answer of [sitemap, page]) {
      expect(answer.status).toBe(500)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toBe('Something went wrong on our side. Please try again in a moment.')
    }
    expect(logged.filter(({ msg }) => msg === 'request failed').map(({ path }) => path)).toEqual(['/sitemap.xml', '/'])
  })
})
