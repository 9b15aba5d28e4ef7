import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { proposalPageTexts as texts } from '#contract/proposals.ts'
import { mailOutbox, proposalEvents, proposals, proposalVersions } from '#server/platform/db/schema.ts'
import { proposalPage } from '#tests/support/proposal-page.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aProposal, aProposalBody, aSentVersion } from '#tests/support/factories/proposal.ts'

const options = [
  { name: 'Classic', note: null },
  { name: 'Comfort', note: 'Rooms with a view' },
]

describeWithDatabase('the page of a proposal', (open) => {
  it('is private, without scripts but its own, and escapes what was typed', async () => {
    const { db } = open()
    const body = aProposalBody({ title: 'Rock & <b>Roll</b>', travellers: ['आशा मेनन'] })
    const { key } = await aSentVersion(db, await aProposal(db, { body }))
    const answer = await proposalPage(open()).get(`/p/${key}`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    const html = await answer.text()
    expect(html).toContain('Rock &amp; &lt;b&gt;Roll&lt;/b&gt;')
    expect(html).toContain('आशा मेनन')
    expect(html).toContain('Day 1 · Friday, 12 March 2027')
    expect(html).toContain('₹1,01,850')
    expect(html.match(/<script/g)).toHaveLength(1)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('property="og:title"')
    expect(head).not.toMatch(/₹|Asha|आशा/)
  })

  it('is the same byte for byte, whatever changes afterwards', async () => {
    const { db, adminApi } = open()
    const proposal = await aProposal(db)
    const { number, url } = await adminApi.admin.proposals.send({
      proposal_id: proposal.id,
      updated_at: proposal.updated_at.toISOString(),
    })
    expect(number).toBe(1)
    const { get } = proposalPage(open())
    const before = await (await get(new URL(url).pathname)).text()
    const proposal_data = { title: 'Another', lines: [{ label: 'Per person', amount: 1, count: 1, option: null }] }
    await adminApi.admin.proposals.update({ proposal_id: proposal.id, proposal_data })
    const next_steps = 'Pay now'
    await adminApi.admin.settings.update({ section: 'proposals', settings_data: { next_steps } })
    expect(await (await get(new URL(url).pathname)).text()).toBe(before)
    await expect(db.update(proposalVersions).set({ number: 7 })).rejects.toThrow()
  })

  it('leads from an old version to the new one, which says what changed', async () => {
    const { db, adminApi } = open()
    const proposal = await aProposal(db)
    const send = async (at: string) => adminApi.admin.proposals.send({ proposal_id: proposal.id, updated_at: at })
    const first = await send(proposal.updated_at.toISOString())
    const saved = await adminApi.admin.proposals.update({
      proposal_id: proposal.id,
      proposal_data: aProposalBody({ people: 3 }),
    })
    const second = await send(saved.updated_at)
    expect(second).toMatchObject({ number: 2, changes: ['For 3 instead of 2'] })
    expect((await send(saved.updated_at)).number).toBe(2)
    const { get, answer } = proposalPage(open())
    const old = await (await get(new URL(first.url).pathname)).text()
    expect(old).toContain(texts.superseded)
    expect(old).toContain(`href="${new URL(second.url).pathname}"`)
    expect(old).not.toContain('<form')
    expect(await (await get(new URL(second.url).pathname)).text()).toContain('For 3 instead of 2')
    const refused = await answer(first.url.split('/').at(-1)!, { answer: 'accept', option: '1' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(texts.superseded)
  })

  it('has no way to say yes once it is expired or withdrawn', async () => {
    const { db } = open()
    const { get, answer } = proposalPage(open())
    const late = await aSentVersion(db, await aProposal(db, { body: aProposalBody({ valid_until: '2020-01-31' }) }))
    const html = await (await get(`/p/${late.key}`)).text()
    expect(html).toContain(texts.expired)
    expect(html).not.toContain('value="accept"')
    expect((await answer(late.key, { answer: 'accept', option: '1' })).status).toBe(409)
    expect((await answer(late.key, { answer: 'change', words: 'In April?' })).status).toBe(303)
    const gone = await aSentVersion(db, await aProposal(db, { withdrawn_at: new Date() }))
    const withdrawn = await (await get(`/p/${gone.key}`)).text()
    expect(withdrawn).toContain(texts.withdrawn)
    expect(withdrawn).not.toContain('Arrival')
    expect((await get(`/p/${gone.key}/card.jpg`)).status).toBe(404)
  })

  it('stores wishes once, shows them typed again if they are refused', async () => {
    const { db } = open()
    const proposal = await aProposal(db)
    const { key } = await aSentVersion(db, proposal)
    const { answer, get } = proposalPage(open())
    const empty = await answer(key, { answer: 'change', words: ' ' })
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain(texts.changeWords)
    const wishes = { answer: 'change', words: 'Fewer drives', 'day-2': 'A rest\r\nday', 'day-9': 'x' }
    expect((await answer(key, wishes)).headers.get('location')).toBe(`/p/${key}#notice`)
    await answer(key, wishes)
    const stored = await db.select().from(proposalEvents).where(eq(proposalEvents.proposal_id, proposal.id))
    expect(stored).toMatchObject([
      { kind: 'change', words: 'Fewer drives', details: { days: [{ day: 2, words: 'A rest\nday' }] } },
    ])
    expect(await (await get(`/p/${key}`)).text()).toContain(texts.change)
    const { answers, state } = await open().adminApi.admin.proposals.get({ proposal_id: proposal.id })
    expect({ state, answers }).toMatchObject({ state: 'change', answers: [{ kind: 'change', words: 'Fewer drives' }] })
    await db.update(proposals).set({ withdrawn_at: new Date() }).where(eq(proposals.id, proposal.id))
    expect(await (await answer(key, { answer: 'change', words: 'Later' })).text()).toContain(texts.withdrawn)
  })

  it('shows wishes again if the database does not take them', async () => {
    const { db, context, logged } = open()
    const { key } = await aSentVersion(db, await aProposal(db))
    const broken = new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'transaction') return () => Promise.reject(new Error('no answer'))
        return Reflect.get(target, name, receiver) as unknown
      },
    })
    const { answer } = proposalPage(open(), { api: { ...context, db: broken } })
    const refused = await answer(key, { answer: 'change', words: 'Fewer drives', 'day-2': 'A rest' })
    expect(refused.status).toBe(503)
    const html = await refused.text()
    expect([texts.failed, 'Fewer drives', 'A rest'].every((part) => html.includes(part))).toBe(true)
    expect(JSON.stringify(logged)).not.toContain('Fewer drives')
  })

  it('is accepted once if two say yes at the same time, and the second learns which option won', async () => {
    const { db } = open()
    const proposal = await aProposal(db, { body: aProposalBody({ options }) })
    const { key } = await aSentVersion(db, proposal)
    const { answer } = proposalPage(open())
    const posts = [1, 2, 1, 2].map((option) => answer(key, { answer: 'accept', option: String(option) }))
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 303)).toHaveLength(2)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    const accepted = await db.select().from(proposalEvents).where(eq(proposalEvents.proposal_id, proposal.id))
    expect(accepted).toHaveLength(1)
    const other = accepted[0]!.option === 1 ? 2 : 1
    const late = await (await answer(key, { answer: 'accept', option: String(other) })).text()
    expect(late).toContain(texts.alreadyAccepted)
    expect(late).toContain(`Your choice: ${options[accepted[0]!.option! - 1]!.name}.`)
    expect(late).toContain('We will call you.')
    const { adminApi } = open()
    const id = { proposal_id: proposal.id }
    await expect(adminApi.admin.proposals.update({ ...id, proposal_data: { title: 'x' } })).rejects.toMatchObject({
      code: 'PROPOSAL_NOT_OPEN',
    })
    await expect(adminApi.admin.proposals.withdraw(id)).rejects.toMatchObject({ code: 'PROPOSAL_NOT_OPEN' })
    expect(await db.$count(mailOutbox, eq(mailOutbox.proposal_id, proposal.id))).toBe(0)
  })

  it('refuses another site, and options and answers that no form has', async () => {
    const { db } = open()
    const { key } = await aSentVersion(db, await aProposal(db))
    const { answer, get } = proposalPage(open())
    const headers = { origin: 'https://elsewhere.example' }
    expect((await answer(key, { answer: 'accept' }, { headers })).status).toBe(403)
    expect((await answer(key, { answer: 'accept', option: '2' })).status).toBe(422)
    expect((await answer(key, { answer: 'no' })).status).toBe(422)
    expect((await answer(key, { answer: 'change', words: 'x'.repeat(400_000) })).status).toBe(413)
    expect((await get(`/p/${key}`, { method: 'PUT' })).status).toBe(405)
    expect((await get(`/p/${key}/else`)).status).toBe(404)
  })
})
