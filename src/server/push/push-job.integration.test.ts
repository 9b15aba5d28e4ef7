import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { counterOf, countAttempt, attemptLimits } from '#server/platform/auth/attempts.ts'
import { setAdminPassword } from '#server/platform/auth/admin-account.ts'
import { enquiries, pushDevices } from '#server/platform/db/schema.ts'
import { enquiryForm } from '#tests/support/database/enquiry-form.ts'
import { describeWithDatabase, testAdmin } from '#tests/support/database/test-database.ts'
import { enquiryFields } from '#tests/support/factories/enquiry.ts'
import { pushInTests, startPushDouble, type PushDouble } from '#tests/support/push-double.ts'
import type { Push } from '../api/context.ts'
import type { DueJob } from '../platform/jobs/due-job.ts'
import { startPushJob } from './push-job.ts'

describeWithDatabase('notifications on the devices of the owner', (open) => {
  let double: PushDouble
  let push: Push
  const jobs: DueJob[] = []

  beforeEach(async () => {
    double = await startPushDouble(() => push.publicKey())
    push = pushInTests(open().db, double.allows)
  })
  afterEach(async () => {
    for (const job of jobs.splice(0)) await job.stop()
    await double.stop()
  })

  const aJob = (): DueJob => {
    const job = startPushJob({ ...open().context, push })
    jobs.push(job)
    return job
  }
  const api = () => open().apiWith({ admin: async () => testAdmin, push }).admin.push
  const aDevice = async (label = 'Chrome on Android') => {
    const subscription = double.subscribe()
    return { ...(await api().add({ ...subscription, label })), subscription }
  }
  const devices = async () => (await api().status()).devices
  const enquire = async (words = 'Where is the quiet side of Kanha?') => {
    const { post, opened } = enquiryForm(open())
    expect((await post(enquiryFields(opened(), { words }))).status).toBe(303)
  }
  /** Devices that something waits for. */
  const waiting = async () =>
    (await open().db.select().from(pushDevices)).filter(({ waiting: kinds }) => kinds.length > 0)
  const makeDue = () =>
    open()
      .db.update(pushDevices)
      .set({ due_at: sql`now()` })
  const isAttempted = (attempts: number) => expect.poll(async () => (await waiting())[0]?.attempts).toBe(attempts)

  it('announce an enquiry without a word of it, also without a mail server', async () => {
    const { subscription } = await aDevice()
    await enquire()
    aJob()
    await expect.poll(() => double.received.length).toBe(1)
    const [{ path, message, claims, headers }] = double.received as [PushDouble['received'][0]]
    expect(subscription.endpoint.endsWith(path)).toBe(true)
    expect(message).toEqual({ kind: 'enquiry' })
    expect(claims).toMatchObject({ aud: new URL(subscription.endpoint).origin, sub: 'https://hatheli.test' })
    expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 60 * 60)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'enquiry' })
    await expect.poll(async () => (await devices())[0]?.last_sent_at).toEqual(expect.any(String))
    await expect.poll(waiting).toEqual([])
  })

  it('are combined while they wait, and for a minute after one was sent', async () => {
    const { db } = open()
    await aDevice()
    await aDevice('Firefox on Linux')
    await enquire('One')
    await enquire('Two')
    expect(await waiting()).toHaveLength(2)
    aJob()
    await expect.poll(() => double.received.length).toBe(2)
    await expect.poll(waiting).toEqual([])
    await enquire('Three')
    const [row] = await waiting()
    const [device] = await db.select().from(pushDevices)
    expect(row!.due_at!.getTime() - device!.last_sent_at!.getTime()).toBeGreaterThan(50_000)
  })

  it('are at most one in an hour while enquiries flood in', async () => {
    const { db } = open()
    await aDevice()
    await db.update(pushDevices).set({ last_sent_at: sql`now()` })
    for (let turn = 0; turn < attemptLimits.enquiries; turn += 1)
      await countAttempt(db, [counterOf('enquiries', 'all')])
    await enquire('One too many')
    expect(await waiting()).toEqual([])
    await db.update(pushDevices).set({ last_sent_at: sql`now() - interval '61 minutes'` })
    await enquire('Another')
    await enquire('And another')
    expect((await waiting()).map(({ waiting: kinds }) => kinds)).toEqual([['enquiry']])
  })

  it('are not sent for an enquiry that was rolled back', async () => {
    const { db } = open()
    await aDevice()
    await db.execute(sql`alter table ${enquiries} add constraint refused check (name <> 'Asha Menon') not valid`)
    const { post, opened } = enquiryForm(open())
    expect((await post(enquiryFields(opened(), { name: 'Asha Menon' }))).status).toBe(503)
    await db.execute(sql`alter table ${enquiries} drop constraint refused`)
    expect(await waiting()).toEqual([])
  })

  it('wait for the end of quiet hours, which can be changed meanwhile', async () => {
    const { id } = await aDevice()
    const now = Date.now()
    const time = (minutes: number) => new Date(now + minutes * 60_000).toISOString().slice(11, 16)
    expect(await api().update({ device_id: id, quiet: null })).toMatchObject({ quiet: null })
    expect((await open().db.select().from(pushDevices))[0]!.due_at).toBeNull()
    await api().update({ device_id: id, quiet: { from: time(-60), until: time(60), time_zone: 'UTC' } })
    await enquire()
    const job = aJob()
    await expect.poll(async () => (await waiting())[0]!.due_at!.getTime()).toBeGreaterThan(now + 50 * 60_000)
    expect([double.received.length, (await waiting())[0]!.attempts]).toEqual([0, 0])
    await api().update({ device_id: id, quiet: null })
    job.refresh()
    await expect.poll(() => double.received.length).toBe(1)
  })

  it.each([404, 410])('end with a subscription that the push service answers %s for', async (status) => {
    await aDevice()
    await enquire()
    double.status = status
    aJob()
    await expect.poll(devices).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('that are refused are tried again, explained, and given up after a day', async () => {
    const { db, logged } = open()
    const { subscription } = await aDevice()
    await enquire()
    double.status = 403
    const job = aJob()
    await isAttempted(1)
    await expect.poll(async () => (await devices())[0]!.last_error).toBe('HTTP_403')
    const [row] = await waiting()
    expect(row!.due_at!.getTime()).toBeGreaterThan(Date.now() + 30_000)
    double.status = 302
    await makeDue()
    job.refresh()
    await isAttempted(2)
    await expect.poll(async () => (await devices())[0]!.last_error).toBe('HTTP_302')
    await db.update(pushDevices).set({ waits_since: sql`now() - interval '25 hours'`, due_at: sql`now()` })
    job.refresh()
    await expect.poll(waiting).toEqual([])
    expect(JSON.stringify(logged)).not.toContain(subscription.endpoint)
    expect(JSON.stringify([logged, await devices()])).not.toContain('a text of the push service')
  })

  it('are sent by one of several nodes', async () => {
    for (let number = 0; number < 12; number += 1) await aDevice(`Device ${number}`)
    await enquire()
    for (let node = 0; node < 3; node += 1) aJob()
    await expect.poll(waiting).toEqual([])
    expect(new Set(double.received.map(({ path }) => path)).size).toBe(12)
    expect(double.received).toHaveLength(12)
  })

  it('can be tested at once, with what came of it', async () => {
    const { id } = await aDevice()
    expect(await api().test({ device_id: id })).toEqual({ error: null })
    expect(double.received.map(({ message }) => message)).toEqual([{ kind: 'test' }])
    double.status = 500
    expect(await api().test({ device_id: id })).toEqual({ error: 'HTTP_500' })
    expect((await devices())[0]!.last_error).toBe('HTTP_500')
    await double.stop()
    expect(await api().test({ device_id: id })).toEqual({ error: 'ECONNREFUSED' })
    double = await startPushDouble(() => push.publicKey())
    push = pushInTests(open().db, double.allows)
    expect(await api().test({ device_id: id })).toEqual({ error: 'ADDRESS' })
  })

  it('are for devices with a subscription at a known push service, and for a limited number', async () => {
    const subscription = double.subscribe()
    const away = { ...subscription, endpoint: 'https://push.example/abc' }
    await expect(api().add({ ...away, label: 'A' })).rejects.toMatchObject({ code: 'UNKNOWN_PUSH_SERVICE' })
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
    const damaged = { ...subscription, keys: { ...subscription.keys, p256dh } }
    await expect(api().add({ ...damaged, label: 'A' })).rejects.toMatchObject({ code: 'UNKNOWN_PUSH_SERVICE' })
    push = pushInTests(open().db, double.allows, 'http://hatheli.test')
    await expect(api().add({ ...subscription, label: 'A' })).rejects.toMatchObject({ code: 'NOT_HTTPS' })
    push = pushInTests(open().db, double.allows)
    for (let number = 1; number <= 20; number += 1) await aDevice(`Device ${number}`)
    await expect(aDevice()).rejects.toMatchObject({ code: 'TOO_MANY_DEVICES' })
  })

  it('follow a browser to its new subscription, with its quiet hours', async () => {
    const { id, subscription } = await aDevice()
    const quiet = { from: '22:00', until: '07:30', time_zone: 'Asia/Kolkata' }
    await api().update({ device_id: id, quiet })
    const next = double.subscribe()
    expect(await api().add({ ...next, former: subscription.endpoint })).toMatchObject({ id, quiet })
    expect(await api().add(next)).toMatchObject({ id })
    expect(await devices()).toHaveLength(1)
  })

  it('end with the device and with a new password', async () => {
    const { db, config } = open()
    const { id } = await aDevice()
    await aDevice()
    await enquire()
    await api().delete({ device_id: id })
    expect(await waiting()).toHaveLength(1)
    await setAdminPassword(db, config.admin.email, 'seven quiet rivers')
    expect([await devices(), await waiting()]).toEqual([[], []])
  })
})
