import { eq, isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { drafts, schedules, trips } from '#server/platform/db/schema.ts'
import { publicCalls } from '#tests/support/database/public-calls.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { farFuture } from '#tests/support/factories/draft.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

/** Each is in every text of one kind of unpublished version. */
const markers = { draft: 'zqdraft', autosave: 'zqautosave', scheduled: 'zqscheduled', preview: 'zqpreview' }

describeWithDatabase('what is written and not published', (open) => {
  const aTripBody = (text: string) =>
    aTripPayload({ title: text, region: text, description: text, short_description: text, highlights: [text] })
  const aBlogBody = (text: string) => ({ title: text, slug: text, body: `<p>${text}</p>`, tags: [text] })

  /** Live items, each with unpublished versions. @returns the live ones, and keys that must not leak. */
  const seed = async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const send = async (method: string, path: string, body: unknown) => {
      const answer = await browser.send(method, `/api/admin/${path}`, body)
      expect(answer.status, path).toBe(200)
      return (await answer.json()) as { id: string }
    }
    const live = { trip: await aTrip(db, { featured: true }), blog: await aBlog(db, { status: 'published' }) }
    const hidden = await aTrip(db, { status: 'draft' })
    const due_at = farFuture
    const bodies = { trips: aTripBody, blogs: aBlogBody }
    const keys: string[] = [hidden.id]
    for (const [entity, { id: item_id }] of [
      ['trips', live.trip],
      ['blogs', live.blog],
    ] as const) {
      const body = bodies[entity]
      await send('PUT', `drafts/${entity}/${item_id}/draft`, { body: body(markers.draft) })
      const autosave = { values: body(markers.autosave) }
      await send('PUT', `drafts/${entity}/${item_id}/autosave`, { body: autosave })
      const preview_id = crypto.randomUUID()
      await send('POST', 'previews', { preview_id, entity, item_id, body: body(markers.preview) })
      keys.push(preview_id, (await send('POST', `previews/${preview_id}/links`, { days: 7 })).id)
    }
    const other = await aTrip(db)
    for (const { id: item_id } of [hidden, other]) {
      const planned = { entity: 'trips', item_id, action: 'publish', due_at, body: aTripBody(markers.scheduled) }
      await send('PUT', 'schedules', planned)
    }
    return { ...live, other, keys, browser }
  }

  /** Answers of all public calls by REST and RPC, and everything else that programs read. */
  const addresses = ({ trip, other, blog }: Record<'trip' | 'other', { id: string }> & { blog: { slug: string } }) => {
    const texts = Object.values(markers)
    const values = [trip.id, other.id, blog.slug, ...texts]
    const queries = ['', '?limit=100', ...texts.flatMap((text) => [`?region=${text}`, `?tag=${text}`])]
    const calls = publicCalls.flatMap(({ path, rpcPath }) => {
      const name = /\{(\w+)\}/.exec(path)?.[1]
      const filled = name ? values.map((value) => path.replace(/\{\w+\}/, value)) : [path]
      const inputs = name ? values.map((value) => ({ [name]: value })) : [{}, { limit: 100 }]
      return [
        ...filled.flatMap((each) => queries.map((query) => `/api${each}${query}`)),
        ...inputs.map((input) => `${rpcPath}?data=${encodeURIComponent(JSON.stringify({ json: input }))}`),
      ]
    })
    const pages = ['/', `/trip/${trip.id}`, `/blog/${blog.slug}`, '/category/wildlife', '/blogs']
    const files = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-trips-1.xml']
    return [...calls, ...pages, ...files, '/blogs/feed.xml', '/robots.txt', '/api/openapi.json']
  }

  it('is in no answer of a public call, page, sitemap, feed, address of a share card, or log line', async () => {
    const { db, request, logged } = open()
    const seeded = await seed()
    const { trip, keys, browser } = seeded
    const secrets = [...Object.values(markers), ...keys]
    expect(await db.$count(drafts, isNotNull(drafts.autosave))).toBe(2)
    expect(await db.$count(drafts, isNotNull(drafts.body))).toBe(4)
    expect(await db.$count(schedules)).toBe(2)
    const shown = await request(`/api/trips/${trip.id}`)
    expect(await shown.text(), 'the live trip is read').toContain(trip.title)
    for (const path of addresses(seeded)) {
      const asVisitor = await request(path)
      const answers = [asVisitor, await browser.send('GET', path)]
      for (const answer of answers) {
        const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
        // A refusal may repeat the requested value.
        const unasked = secrets.filter((secret) => !path.includes(secret))
        expect(
          unasked.filter((secret) => text.includes(secret)),
          path,
        ).toEqual([])
        if (answer.ok)
          expect(
            secrets.filter((secret) => text.includes(secret)),
            path,
          ).toEqual([])
      }
    }
    const lines = JSON.stringify(
      logged.filter(({ url }) => !Object.values(markers).some((text) => String(url).includes(text))),
    )
    for (const text of Object.values(markers)) expect(lines).not.toContain(text)
    const { adminApi } = open()
    await adminApi.admin.trips.update({ trip_id: trip.id, trip_data: { title: markers.draft } })
    const seen = await Promise.all(
      ['/api/trips', `/api/trips/${trip.id}`].map(async (path) => (await request(path)).text()),
    )
    for (const text of seen) expect(text, 'published, it is read at the same addresses').toContain(markers.draft)
  })

  it('moves no address of a share card and no version of what is live', async () => {
    const { api, db } = open()
    const trip = await aTrip(db)
    const before = await api.trips.get({ id: trip.id })
    const { adminApi } = open()
    const item = { entity: 'trips', item_id: trip.id } as const
    await adminApi.admin.drafts.saveDraft({ ...item, body: aTripBody(markers.draft) })
    await adminApi.admin.drafts.autosave({ ...item, body: aTripBody(markers.autosave) })
    await adminApi.admin.schedules.set({ ...item, action: 'publish', due_at: farFuture })
    expect(await api.trips.get({ id: trip.id })).toEqual(before)
    expect((await db.select().from(trips).where(eq(trips.id, trip.id)))[0]).toEqual(trip)
  })
})
