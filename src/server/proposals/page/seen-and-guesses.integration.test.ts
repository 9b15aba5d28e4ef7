import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { attemptLimits } from '#server/platform/auth/attempts.ts'
import { authAttempts, proposalEvents, searchEntries, trips, versions } from '#server/platform/db/schema.ts'
import { proposalPage } from '#tests/support/proposal-page.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aShownPicture } from '#tests/support/factories/shown-picture.ts'
import { aProposal, aProposalBody, aSentVersion } from '#tests/support/factories/proposal.ts'

describeWithDatabase('looks at a proposal', (open) => {
  const seen = async (id: string) =>
    open().db.$count(proposalEvents, sql`${proposalEvents.proposal_id} = ${id} and ${proposalEvents.kind} = 'seen'`)

  it('count once in half an hour, and never without the script', async () => {
    const { db } = open()
    const proposal = await aProposal(db)
    const { key } = await aSentVersion(db, proposal)
    const page = proposalPage(open())
    // A messenger, a mail scanner and a browser that prefetches read the page, its card and its script.
    for (const agent of ['WhatsApp/2.23', 'BingPreview/1.0', 'Mozilla/5.0']) {
      const headers = { 'user-agent': agent, purpose: 'prefetch' }
      await page.get(`/p/${key}`, { headers })
      await page.get(`/p/${key}/card.jpg`, { headers })
      await page.get(`/p/${key}/seen`, { headers })
    }
    expect(await seen(proposal.id)).toBe(0)
    const looks = await Promise.all([page.seen(key), page.seen(key), page.seen(key)])
    expect(looks.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await seen(proposal.id)).toBe(1)
    await db.update(proposalEvents).set({ at: sql`now() - interval '31 minutes'` })
    await page.seen(key)
    expect(await seen(proposal.id)).toBe(2)
    const item = await open().adminApi.admin.proposals.get({ proposal_id: proposal.id })
    expect(item).toMatchObject({ state: 'seen', seen: 2, waits_for: 'seen_twice' })
    expect((await open().adminApi.admin.proposals.list()).items.map(({ id }) => id)).toEqual([proposal.id])
  })

  it("of the owner never count, also after the session's end", async () => {
    const { db } = open()
    const proposal = await aProposal(db)
    const { key } = await aSentVersion(db, proposal)
    const page = proposalPage(open())
    const cookie = (await aSignedInBrowser(open())).cookies()
    await page.seen(key, { cookie })
    const answer = await page.get(`/p/${key}`, { headers: { cookie } })
    const marker = answer.headers.getSetCookie().find((each) => each.startsWith('proposals-owner='))
    expect(marker).toMatch(/Path=\/p;.*HttpOnly/)
    await page.seen(key, { cookie: marker!.split(';')[0]! })
    expect(await seen(proposal.id)).toBe(0)
  })
})

describeWithDatabase('guessed addresses of proposals', (open) => {
  it('show nothing, and are refused without a query after a few', async () => {
    const { db } = open()
    await aSentVersion(db, await aProposal(db))
    const { get } = proposalPage(open())
    const statuses = new Map<number, number>()
    for (let turn = 0; turn < 10_000; turn += 1) {
      const { status } = await get(`/p/${randomBytes(16).toString('base64url')}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({
      404: attemptLimits.guess,
      429: 10_000 - attemptLimits.guess,
    })
    const [counted] = await db.select().from(authAttempts).where(eq(authAttempts.key, 'guess:192.0.2.1'))
    expect(counted!.count).toBe(attemptLimits.guess + 1)
    expect((await get('/p/x', { from: '192.0.2.2' })).status).toBe(404)
  }, 120_000)
})

describeWithDatabase('what is private in a proposal', (open) => {
  it('is in no version, search, list, sitemap, feed or log, and its key in no log', async () => {
    const { db, adminApi, logged, request } = open()
    const body = aProposalBody({ title: 'Zebrafinch', greeting: 'Zebrafinch', travellers: ['Zebrafinch'] })
    const proposal = await aProposal(db)
    await adminApi.admin.proposals.update({ proposal_id: proposal.id, proposal_data: body })
    const { updated_at } = await adminApi.admin.proposals.get({ proposal_id: proposal.id })
    const { url } = await adminApi.admin.proposals.send({ proposal_id: proposal.id, updated_at })
    const key = url.split('/').at(-1)!
    const page = proposalPage(open(), { render: async () => Promise.reject(new Error('broken')) })
    expect((await page.get(`/p/${key}`)).status).toBe(500)
    const { answer } = proposalPage(open())
    await answer(key, { answer: 'change', words: 'Zebrafinch wishes' })
    const texts = [
      JSON.stringify(await db.select().from(versions)),
      JSON.stringify(await db.select().from(searchEntries)),
      JSON.stringify((await adminApi.admin.changes.list()).items),
      JSON.stringify(logged),
    ]
    for (const path of ['/sitemap.xml', '/feed.xml', '/llms.txt', '/api/search?q=Zebrafinch', '/robots.txt']) {
      texts.push(await (await request(path)).text())
    }
    const said = texts.map((text) => text.replaceAll('q=Zebrafinch', ''))
    for (const text of said) {
      expect(text).not.toContain(key)
      expect(text).not.toContain('Zebrafinch')
    }
  })

  it('includes its pictures, shown until it is withdrawn', async () => {
    const { db, storage, adminApi, request } = open()
    const picture = await aShownPicture(db, storage)
    await db.delete(trips)
    expect((await request(picture.url)).status).toBe(404)
    const pictures = [{ image_url: picture.url, alt: null, caption: null }]
    const proposal = await aProposal(db, { body: aProposalBody({ pictures }) })
    expect((await request(picture.url)).status).toBe(404)
    const { updated_at, id: proposal_id } = proposal
    await adminApi.admin.proposals.send({ proposal_id, updated_at: updated_at.toISOString() })
    const inLibrary = await adminApi.admin.pictures.list({ search: '' })
    expect(inLibrary.items[0]).toMatchObject({
      use_count: 2,
      uses: [
        { kind: 'proposal', title: proposal.reference },
        { kind: 'proposal_version', title: proposal.reference },
      ],
    })
    const shown = await request(picture.url)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')])
    await adminApi.admin.proposals.withdraw({ proposal_id })
    expect((await request(picture.url)).status).toBe(404)
  })
})
