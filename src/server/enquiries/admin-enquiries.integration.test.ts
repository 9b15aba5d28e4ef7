import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { enquiriesAtOnce } from '#contract/admin/enquiries.ts'
import { dayInIndia } from '#values/format/dates.ts'
import { idempotencyKeys, operations, versions } from '#server/platform/db/schema.ts'
import { publicCalls } from '#tests/support/database/public-calls.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

describeWithDatabase('the inbox', (open) => {
  const inbox = () => open().adminApi.admin.enquiries
  const names = async (input: Parameters<ReturnType<typeof inbox>['list']>[0]) =>
    (await inbox().list(input)).items.map(({ name }) => name)

  it('lists the newest first, with filters, search, order and totals', async () => {
    const { db } = open()
    const trip = await aTrip(db)
    await anEnquiry(db, {
      name: 'Ama',
      created_at: ago(3),
      status: 'answered',
      answered_at: ago(2),
      words: 'Tigers at dawn',
    })
    await anEnquiry(db, {
      name: 'Bo',
      created_at: ago(2),
      trip_id: trip.id,
      trip_title: 'Kanha',
      email: null,
      phone: '+91 98450 12345',
    })
    await anEnquiry(db, { name: 'Céline', created_at: ago(1), status: 'spam', answered_at: ago(0) })
    await anEnquiry(db, { name: 'Dev', created_at: ago(10), status: 'closed', answered_at: ago(5) })
    expect(await names({})).toEqual(['Céline', 'Bo', 'Ama', 'Dev'])
    expect(await names({ sort: 'name', direction: 'desc' })).toEqual(['Dev', 'Céline', 'Bo', 'Ama'])
    expect(await names({ status: 'new' })).toEqual(['Bo'])
    expect(await names({ trip_id: trip.id })).toEqual(['Bo'])
    expect(await names({ search: 'dawn tiger' })).toEqual(['Ama'])
    expect(await names({ search: 'celine' })).toEqual(['Céline'])
    expect(await names({ search: '12345' })).toEqual(['Bo'])
    expect(await names({ search: 'kanha' })).toEqual(['Bo'])
    expect(await names({ page: 2, page_size: 3 })).toEqual(['Dev'])
    expect(await names({ status: 'open' })).toEqual(['Bo', 'Ama'])
    const day = (days: number) => dayInIndia(ago(days).toISOString())
    expect(await names({ from: day(2) })).toEqual(['Céline', 'Bo'])
    expect(await names({ from: day(3), until: day(2) })).toEqual(['Bo', 'Ama'])
    expect(await inbox().counts()).toEqual({
      statuses: { new: 1, answered: 1, closed: 1, spam: 1 },
      newest_at: (await inbox().list({ search: 'celine' })).items[0]!.created_at,
    })
    expect(await inbox().totals()).toEqual({
      // The median of one day and five; spam does not count.
      median_answer: expect.closeTo(3 * 86_400, -1),
      mails_failed: 0,
    })
  })

  it('counts an empty inbox', async () => {
    const { statuses, newest_at } = await inbox().counts()
    expect([...Object.values(statuses), newest_at]).toEqual([0, 0, 0, 0, null])
  })

  it('changes several by one call that can be repeated, as one event', async () => {
    const { db, apiWith } = open()
    const [one, two, gone] = [await anEnquiry(db), await anEnquiry(db), await anEnquiry(db)]
    await anEnquiry(db, { name: 'Left alone' })
    await inbox().delete({ enquiry_id: gone.id })
    const ravi = apiWith({ admin: async () => testAdmin, person: 'Ravi', idempotencyKey: '"bulk"' }).admin.enquiries
    const rows = { ids: [one.id, two.id, gone.id] }
    const answered = { rows, action: { kind: 'status', status: 'answered' } } as const
    expect(await ravi.bulk(answered)).toEqual({ changed: 2, unchanged: 0, left_out: 0 })
    expect(await ravi.bulk(answered)).toEqual({ changed: 2, unchanged: 0, left_out: 0 })
    expect(await inbox().bulk(answered)).toEqual({ changed: 0, unchanged: 2, left_out: 0 })
    const { items } = await inbox().list({ status: 'answered' })
    expect(items.map(({ taken_by }) => taken_by)).toEqual(['Ravi', 'Ravi'])
    expect(items.every(({ answered_at }) => answered_at !== null)).toBe(true)
    const [event, ...others] = await db.select().from(operations).where(eq(operations.operation, 'enquiries.bulk'))
    expect([event!.details, event!.person, others]).toEqual([{ enquiries: '2', status: 'answered' }, 'Ravi', []])
    await inbox().bulk({ rows, action: { kind: 'status', status: 'new' } })
    expect((await inbox().get({ enquiry_id: one.id })).answered_at).toBeNull()
    expect(await inbox().bulk({ rows, action: { kind: 'delete' } })).toMatchObject({ changed: 2 })
    expect((await inbox().list({})).items.map(({ name }) => name)).toEqual(['Left alone'])
  })

  it('refuses more than it changes at once', async () => {
    const ids = Array.from({ length: enquiriesAtOnce + 1 }, () => crypto.randomUUID())
    const refused = inbox().bulk({ rows: { ids }, action: { kind: 'delete' } })
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is taken by the person who answers it, unless another person has it', async () => {
    const { db, apiWith } = open()
    const ravi = apiWith({ admin: async () => testAdmin, person: 'Ravi' }).admin.enquiries
    const { id: enquiry_id } = await anEnquiry(db)
    const taken = async () => (await inbox().get({ enquiry_id })).taken_by
    await ravi.update({ enquiry_id, enquiry_data: { notes: 'Read' } })
    expect(await taken()).toBe('')
    await ravi.update({ enquiry_id, enquiry_data: { status: 'answered' } })
    expect(await taken()).toBe('Ravi')
    await inbox().update({ enquiry_id, enquiry_data: { taken_by: 'Meera' } })
    await ravi.update({ enquiry_id, enquiry_data: { status: 'new' } })
    await ravi.update({ enquiry_id, enquiry_data: { status: 'answered' } })
    expect(await taken()).toBe('Meera')
    await ravi.update({ enquiry_id, enquiry_data: { taken_by: '' } })
    expect(await taken()).toBe('')
  })

  it('notes when an enquiry was first answered, and takes a mistake back', async () => {
    const { db } = open()
    const { id: enquiry_id } = await anEnquiry(db)
    const setStatus = async (status: 'new' | 'answered' | 'closed') => {
      await inbox().update({ enquiry_id, enquiry_data: { status } })
      return (await inbox().get({ enquiry_id })).answered_at
    }
    const first = await setStatus('answered')
    expect(Date.now() - new Date(first!).getTime()).toBeLessThan(60_000)
    expect(await setStatus('closed')).toBe(first)
    expect(await setStatus('answered')).toBe(first)
    expect(await setStatus('new')).toBeNull()
    await inbox().update({ enquiry_id, enquiry_data: { notes: 'Called twice' } })
    expect(await inbox().get({ enquiry_id })).toMatchObject({ status: 'new', notes: 'Called twice' })
  })

  it('refuses a save over a newer version, and reports a deleted one', async () => {
    const { id: enquiry_id, updated_at } = await anEnquiry(open().db)
    const version = { updated_at: updated_at.toISOString() }
    await inbox().update({ enquiry_id, enquiry_data: { notes: 'One' }, ...version })
    const late = inbox().update({ enquiry_id, enquiry_data: { notes: 'Two' }, ...version })
    await expect(late).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
    await inbox().delete({ enquiry_id })
    expect(await inbox().delete({ enquiry_id })).toEqual({ id: enquiry_id })
    await expect(inbox().get({ enquiry_id })).rejects.toMatchObject({ code: 'ENQUIRY_NOT_FOUND' })
  })

  it('keeps the title of a deleted trip, and finds its trip again after a restore', async () => {
    const { db, adminApi } = open()
    const trip = await aTrip(db, { title: 'Kanha' })
    const { id: enquiry_id } = await anEnquiry(db, { trip_id: trip.id, trip_title: trip.title })
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    expect((await inbox().get({ enquiry_id })).trip_title).toBe('Kanha')
    await adminApi.admin.trash.restore({ entity: 'trips', item_id: trip.id })
    expect(await names({ trip_id: trip.id })).toHaveLength(1)
  })

  it('is exported as a file in which nothing is a formula', async () => {
    const { db } = open()
    await anEnquiry(db, {
      name: '=HYPERLINK("https://x.example")',
      words: 'Say "hi",\nplease',
      phone: '+91 98450',
      created_at: ago(1),
    })
    for (let number = 0; number < 3; number += 1) await anEnquiry(db, { name: `N${number}`, created_at: ago(2) })
    const { headers, body } = await inbox().export({})
    expect(headers['content-disposition']).toBe('attachment; filename="enquiries.csv"')
    const csv = await new Response(body).text()
    expect(csv).toContain(`"'=HYPERLINK(""https://x.example"")"`)
    expect(csv).toContain(`'+91 98450`)
    expect(csv).toContain('"Say ""hi"",\nplease"')
    expect(csv.match(/\r\n/g)).toHaveLength(5)
    const [event] = await db.select().from(operations).orderBy(desc(operations.id)).limit(1)
    expect(event).toMatchObject({ operation: 'enquiries.export', author: 'admin' })
    expect(await new Response((await inbox().export({ status: 'spam' })).body).text()).not.toContain('N0')
  })
})

describeWithDatabase('the words of an enquiry', (open) => {
  const marker = 'zqpersonal'
  const fields = {
    name: `${marker} Asha`,
    email: `${marker}@mail.example`,
    phone: '+91 77777 12121',
    words: `${marker} words`,
  }

  it('are in no history, no answer to a write and no log', async () => {
    const { db, adminApi, logged } = open()
    const browser = await aSignedInBrowser(open())
    const { id, reference } = await anEnquiry(db, fields)
    const notes = `${marker} notes`
    const answer = await browser.send('PATCH', `/api/admin/enquiries/${id}`, {
      enquiry_data: { status: 'answered', notes },
    })
    expect(answer.status).toBe(200)
    await adminApi.admin.enquiries.export({ search: marker })
    await browser.send('DELETE', `/api/admin/enquiries/${id}`, undefined)
    const events = await db.select().from(operations)
    expect(events.map(({ operation, details }) => [operation, details])).toEqual(
      expect.arrayContaining([
        ['enquiries.update', { enquiry: reference, status: 'answered' }],
        ['enquiries.delete', { enquiry: reference }],
      ]),
    )
    const kept = [events, await db.select().from(versions), await db.select().from(idempotencyKeys), logged]
    expect(JSON.stringify(kept)).not.toContain(marker)
    expect((await adminApi.admin.trash.list()).total).toBe(0)
    expect((await adminApi.admin.changes.list()).items.map(({ undoable }) => undoable)).not.toContain(true)
  })

  it('reach only the admin', async () => {
    const { db, request } = open()
    const trip = await aTrip(db, { featured: true })
    const { id, reference } = await anEnquiry(db, { ...fields, trip_id: trip.id, trip_title: trip.title })
    const calls = publicCalls.flatMap(({ path, rpcPath }) => [`/api${path.replace(/\{\w+\}/, trip.id)}`, rpcPath])
    const pages = ['/', `/trip/${trip.id}`, '/enquire', '/contact', '/sitemap.xml', '/api/openapi.json', '/metrics']
    const admin = [
      `/api/admin/enquiries`,
      `/api/admin/enquiries/${id}`,
      '/api/admin/enquiries.csv',
      '/api/admin/enquiries/totals',
    ]
    for (const path of [...calls, ...pages, ...admin]) {
      const answer = await request(path)
      if (admin.includes(path)) expect(answer.status, path).toBe(401)
      const response = (await answer.text()) + JSON.stringify([...answer.headers])
      for (const each of [marker, reference, id, '77777']) expect(response, path).not.toContain(each)
    }
  })
})
