import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { ensureAdmin } from '#server/platform/auth/admin-account.ts'
import { beginEmailChange, openEmailLink } from '#server/platform/auth/recovery/email-change.ts'
import { passwordLinkState } from '#server/platform/auth/recovery/password-links.ts'
import { authVerifications, enquiries, mailOutbox } from '#server/platform/db/schema.ts'
import { enquiryForm } from '#tests/support/database/enquiry-form.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { anEnquiry, enquiryFields } from '#tests/support/factories/enquiry.ts'
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts'
import type { DueJob } from '../../platform/jobs/due-job.ts'
import { startMailJob } from './mail-job.ts'
import { mailTimes, storeEmailChangeMails, storePasswordMail } from './outbox.ts'
import { smtpSender, type SendMail } from './smtp.ts'

const addresses = { from: 'site@hatheli.example', to: 'desk@hatheli.example' }
const siteUrl = 'https://hatheli.test'

describeWithDatabase('the mail about an enquiry', (open) => {
  const running: { stop: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const each of running.splice(0).toReversed()) await each.stop()
  })

  const aServer = async (port?: number): Promise<MailServer> => {
    const server = await startMailServer(port)
    running.push(server)
    return server
  }
  const owner = async () => 'owner@hatheli.example'
  const aJob = (url: string, send: SendMail | null = null, isSetUp = () => true): DueJob => {
    const { db, context } = open()
    const sender = async () => (isSetUp() ? (send ?? smtpSender({ url, ...addresses }, owner)) : null)
    const job = startMailJob({ db, log: context.log, siteUrl, brand: async () => 'Hatheli', sender })
    running.push(job)
    return job
  }
  const aMail = async (fields: Partial<typeof enquiries.$inferInsert> = {}) => {
    const enquiry = await anEnquiry(open().db, fields)
    await open().db.insert(mailOutbox).values({ enquiry_id: enquiry.id })
    return enquiry
  }
  const states = async () => (await open().adminApi.admin.enquiries.list()).items.map(({ mail }) => mail)
  /** Makes the next attempt due. */
  const makeDue = () =>
    open()
      .db.update(mailOutbox)
      .set({ due_at: sql`now()` })

  it('is sent once to the company, as plain text, with an answer going to the sender', async () => {
    const { db, config, logged } = open()
    const server = await aServer()
    const job = aJob(server.url)
    const mail = { url: server.url, ...addresses }
    const { post, opened } = enquiryForm(open(), { config: { ...config, mail }, onMail: job.refresh })
    const answer = await post(enquiryFields(opened(), { name: 'Asha “A” Menon', words: '<b>Hills</b>\r\n.\r\nनमस्ते' }))
    expect(answer.status).toBe(303)
    await expect.poll(() => server.received.length).toBe(1)
    await expect.poll(states).toEqual(['sent'])
    const [{ raw, from, to }] = server.received as [MailServer['received'][0]]
    const [{ id, reference }] = (await db.select().from(enquiries)) as [typeof enquiries.$inferSelect]
    expect([from, to]).toEqual([addresses.from, [addresses.to]])
    expect(raw).toContain(`Subject: Enquiry ${reference}`)
    expect(raw).toMatch(/^Reply-To: .*<asha@mail\.example>/m)
    expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(raw).toMatch(/^Message-ID: <[\da-f-]{36}@hatheli\.example>/m)
    expect(textOf(raw)).toContain('<b>Hills</b>\n.\nनमस्ते')
    expect(textOf(raw)).toContain(`${siteUrl}/admin/enquiries?edit=${id}`)
    for (const typed of ['Asha', 'Hills', 'asha@']) expect(JSON.stringify(logged)).not.toContain(typed)
    await job.stop()
    expect(server.received).toHaveLength(1)
  })

  it('cannot get header fields or recipients from typed text', async () => {
    const server = await aServer()
    const typed = 'Asha\r\nBcc: all@mail.example\r\nX-Own: 1'
    await aMail({ name: typed, words: typed, trip_title: typed, email: 'a@mail.example' })
    aJob(server.url)
    await expect.poll(() => server.received.length).toBe(1)
    const [{ raw, to }] = server.received as [MailServer['received'][0]]
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(to).toEqual([addresses.to])
    expect(head).not.toMatch(/^(?:bcc|x-own):/im)
  })

  it('waits for a server that is down, and is sent once it is up again', async () => {
    const { db, logged } = open()
    const gone = await startMailServer()
    await gone.stop()
    await aMail()
    const job = aJob(gone.url)
    await expect.poll(() => logged.map(({ event }) => event)).toContain('mail-failed')
    expect(await states()).toEqual(['waiting'])
    const [row] = await db.select().from(mailOutbox)
    expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, error: expect.stringMatching(/^E[A-Z]+/) })
    expect(row!.due_at.getTime()).toBeGreaterThan(Date.now() + mailTimes.firstWait * 500)
    const back = await aServer(gone.port)
    await makeDue()
    job.refresh()
    await expect.poll(() => back.received.length).toBe(1)
    await expect.poll(states).toEqual(['sent'])
  })

  it('waits longer after each failure, and is given up after days, which the inbox shows', async () => {
    const { db, adminApi, logged } = open()
    const server = await aServer()
    server.mode = 'refuse'
    const { id } = await aMail({ name: 'Asha Menon' })
    const job = aJob(server.url)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await expect.poll(async () => (await db.select().from(mailOutbox))[0]!.attempts).toBe(attempt)
      await expect.poll(() => logged.filter(({ event }) => event === 'mail-failed').length).toBe(attempt)
      const [row] = await db.select().from(mailOutbox)
      waits.push(Math.round((row!.due_at.getTime() - Date.now()) / 60_000))
      await makeDue()
      job.refresh()
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    await expect.poll(() => logged.filter(({ event }) => event === 'mail-failed').length).toBe(9)
    await db
      .update(mailOutbox)
      .set({ created_at: sql`now() - make_interval(days => ${mailTimes.days + 1})`, due_at: sql`now()` })
    job.refresh()
    await expect.poll(states).toEqual(['failed'])
    const enquiry = await adminApi.admin.enquiries.get({ enquiry_id: id })
    expect(enquiry).toMatchObject({ mail: 'failed', mail_error: 'EMESSAGE 550' })
    expect((await adminApi.admin.enquiries.totals()).mails_failed).toBe(1)
    // Replies of a mail server may quote the mail.
    expect(JSON.stringify(logged)).not.toContain('Asha Menon')
    server.mode = 'accept'
    await makeDue()
    job.refresh()
    await job.stop()
    expect(server.received).toHaveLength(0)
  })

  it('waits without an attempt until a mail server is set up', async () => {
    const server = await aServer()
    let isSetUp = false
    await aMail()
    const job = aJob(server.url, null, () => isSetUp)
    await aMail()
    isSetUp = true
    job.refresh()
    await expect.poll(() => server.received.length).toBe(2)
    const rows = await open().db.select().from(mailOutbox)
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  it('is sent by one of several nodes', async () => {
    const server = await aServer()
    for (let number = 0; number < 12; number += 1) await aMail()
    const jobs = [aJob(server.url), aJob(server.url), aJob(server.url)]
    await expect
      .poll(async () => (await states()).filter((each) => each === 'sent').length, { timeout: 10_000 })
      .toBe(12)
    for (const job of jobs) await job.stop()
    const ids = server.received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)![1])
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })

  it('is finished before the job stops, and left to the next start if the process died in it', async () => {
    const { db } = open()
    const enquiry = await aMail()
    let finish = () => {}
    const sending = Promise.withResolvers<void>()
    const job = aJob('', async () => {
      sending.resolve()
      await new Promise<void>((resolve) => (finish = resolve))
    })
    await sending.promise
    let stopped = false
    const stopping = job.stop().then(() => (stopped = true))
    await aMail()
    expect(stopped).toBe(false)
    finish()
    await stopping
    expect((await states()).toSorted()).toEqual(['sent', 'waiting'])
    // A process that died between claim and answer has left its claim only.
    await db
      .update(mailOutbox)
      .set({ sent_at: null, due_at: sql`now()` })
      .where(eq(mailOutbox.enquiry_id, enquiry.id))
    const server = await aServer()
    aJob(server.url)
    await expect.poll(() => server.received.length).toBe(2)
  })

  it('with a link to set the password goes to the admin, and no row keeps it', async () => {
    const { db, logged } = open()
    await ensureAdmin(db, { email: 'admin@hatheli.example', password: null })
    const server = await aServer()
    const job = aJob(server.url)
    await storePasswordMail(db)
    job.refresh()
    await expect.poll(() => server.received.length).toBe(1)
    await expect.poll(() => db.$count(mailOutbox)).toBe(0)
    const [{ raw, to }] = server.received as [MailServer['received'][0]]
    expect(to).toEqual(['admin@hatheli.example'])
    const [, token] = /https:\/\/hatheli\.test\/admin\/set-password#([\w-]{43})\n/.exec(textOf(raw))!
    expect(await passwordLinkState(db, token!)).toBe('open')
    expect(JSON.stringify([logged, await db.select().from(authVerifications)])).not.toContain(token)
  })

  it('about a new sign-in address goes to both, each with its link, and to none once the change has ended', async () => {
    const { db, logged } = open()
    await ensureAdmin(db, { email: 'owner@hatheli.example', password: null })
    const server = await aServer()
    const job = aJob(server.url)
    await storeEmailChangeMails(db)
    job.refresh()
    await expect.poll(() => db.$count(mailOutbox)).toBe(0)
    expect(server.received).toEqual([])
    await beginEmailChange(db, 'asha@hatheli.example', 'session')
    await storeEmailChangeMails(db)
    job.refresh()
    await expect.poll(() => server.received.length).toBe(2)
    const tokenTo = (address: string) => {
      const { raw } = server.received.find(({ to }) => to.includes(address))!
      return /https:\/\/hatheli\.test\/admin\/confirm-email#([\w-]{43})\n/.exec(textOf(raw))![1]!
    }
    const tokens = ['owner@hatheli.example', 'asha@hatheli.example'].map(tokenTo)
    expect(JSON.stringify([logged, await db.select().from(authVerifications)])).not.toContain(tokens[0])
    expect([await openEmailLink(db, tokens[0]!), await openEmailLink(db, tokens[1]!)]).toEqual(['waiting', 'changed'])
  })

  it('is deleted with its enquiry', async () => {
    const { db, adminApi } = open()
    const { id } = await aMail()
    await adminApi.admin.enquiries.delete({ enquiry_id: id })
    expect(await db.$count(mailOutbox)).toBe(0)
  })
})

/** The decoded body. */
function textOf(raw: string): string {
  const [head = '', ...parts] = raw.split('\r\n\r\n')
  const body = parts.join('\r\n\r\n')
  if (/base64/.test(head)) return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}
