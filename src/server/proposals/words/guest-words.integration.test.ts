import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { guestPhotoBytes, wordsTexts as texts } from '#contract/proposals.ts'
import { operations, pictures, proposalEvents, testimonials, versions } from '#server/platform/db/schema.ts'
import { proposalPage } from '#tests/support/proposal-page.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aProposal, aSentVersion } from '#tests/support/factories/proposal.ts'

const written = {
  name: 'Asha Menon',
  rating: '4',
  words: 'We learned the forest by its alarm calls.',
  month: '2027-03',
  place: 'Pune',
  consent: 'yes',
}

describeWithDatabase('words by invitation', (open) => {
  const accepted = async () => {
    const { db } = open()
    const proposal = await aProposal(db)
    const { key } = await aSentVersion(db, proposal)
    await db.insert(proposalEvents).values({ proposal_id: proposal.id, version: 1, kind: 'accepted', option: 1 })
    return { id: { proposal_id: proposal.id }, key }
  }
  const post = (key: string, fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return proposalPage(open()).get(`/p/${key}/words`, { method: 'POST', body, headers: { origin: 'null' } })
  }

  it('come unpublished with a small photo, and become a testimonial that the owner cannot edit', async () => {
    const { db, api, adminApi } = open()
    const { id, key } = await accepted()
    const form = await (await proposalPage(open()).get(`/p/${key}/words`)).text()
    expect(form).toContain('value="2027-03"')
    const photo = new File([new Uint8Array(await aPictureFile())], 'IMG Asha.jpg', { type: 'image/jpeg' })
    expect((await post(key, { ...written, photo })).status).toBe(303)
    expect(await (await proposalPage(open()).get(`/p/${key}/words`)).text()).toContain(texts.thanks)
    await post(key, { ...written, words: 'Once more' })
    expect(await api.testimonials.list()).toEqual([])
    const { guest_words, waits_for } = await adminApi.admin.proposals.get(id)
    expect({ waits_for, ...guest_words }).toMatchObject({
      waits_for: 'testimonial',
      name: 'Asha Menon',
      words: written.words,
      rating: 4,
      month: '2027-03-01',
      published: null,
    })
    const [picture] = await db.select().from(pictures)
    expect(picture!.original_name ?? '').not.toContain('Asha')
    expect(JSON.stringify([await db.select().from(versions), await db.select().from(operations)])).not.toContain(
      'alarm',
    )
    const { testimonial_id } = await adminApi.admin.proposals.decideWords({ ...id, publish: true })
    expect(await adminApi.admin.proposals.decideWords({ ...id, publish: true })).toEqual({ testimonial_id: null })
    await adminApi.admin.testimonials.update({
      testimonial_id: testimonial_id!,
      testimonial_data: { name: 'X', content: 'Perfect!', rating: 5 },
    })
    expect(await api.testimonials.list()).toMatchObject([
      {
        name: 'Asha Menon',
        content: written.words,
        rating: 4,
        place: 'Pune',
        by_invitation: true,
        photo: { url: picture!.url },
      },
    ])
    expect((await adminApi.admin.proposals.get(id)).waits_for).not.toBe('testimonial')
  })

  it('may be left unpublished', async () => {
    const { db, adminApi } = open()
    const { id, key } = await accepted()
    await post(key, written)
    await adminApi.admin.proposals.decideWords({ ...id, publish: false })
    expect((await adminApi.admin.proposals.get(id)).guest_words).toMatchObject({ published: false })
    expect(await db.$count(testimonials)).toBe(0)
  })

  it('are asked for again with what was typed, where something is missing or the photo is no picture', async () => {
    const { db } = open()
    const { id, key } = await accepted()
    const { consent: _none, ...without } = written
    const refused = await post(key, { ...without, words: ' ' })
    const page = await refused.text()
    expect(refused.status).toBe(422)
    expect([texts.words, texts.consent, 'value="Asha Menon"'].every((part) => page.includes(part))).toBe(true)
    const photo = new File(['no picture'], 'a.jpg', { type: 'image/jpeg' })
    expect(await (await post(key, { ...written, photo })).text()).toContain(texts.photo)
    const large = await post(key, { ...written, photo: new File([new Uint8Array(guestPhotoBytes * 2)], 'large.jpg') })
    const again = await large.text()
    expect([large.status, again.includes(texts.photo), again.includes(written.words)]).toEqual([422, true, true])
    expect(await db.$count(proposalEvents, eq(proposalEvents.kind, 'words'))).toBe(0)
    expect((await open().adminApi.admin.proposals.askWords(id)).id).toBe(id.proposal_id)
  })

  it('are shown again if they cannot be stored just now', async () => {
    const { key } = await accepted()
    const storage = { ...open().context.storage, put: () => Promise.reject(new Error('no disk')) }
    const body = new FormData()
    for (const [name, value] of Object.entries(written)) body.set(name, value)
    body.set('photo', new File([new Uint8Array(await aPictureFile())], 'a.jpg', { type: 'image/jpeg' }))
    const page = proposalPage(open(), { api: { ...open().context, storage } as never })
    const answer = await page.get(`/p/${key}/words`, { method: 'POST', body, headers: { origin: 'null' } })
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect([texts.failed, written.words].every((part) => html.includes(part))).toBe(true)
  })

  it('are not asked for before a yes', async () => {
    const { key } = await aSentVersion(open().db, await aProposal(open().db))
    expect((await proposalPage(open()).get(`/p/${key}/words`)).status).toBe(404)
    expect((await post(key, written)).status).toBe(404)
  })
})
