import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Picture } from '#contract/pictures.ts'
import { idempotencyKeys, pictures, regions, vendors } from '#server/platform/db/schema.ts'
import { startCleanupJob } from '#server/cleanup/cleanup-job.ts'
import { missingId } from '#tests/support/database/admin-calls.ts'
import { aSignedInBrowser, type TestBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const vendor = (vendor_name: string) => ({ vendor_data: { vendor_name, region: 'Assam' } })
const keyed = (key: string) => ({ 'idempotency-key': key })

/** Status and body. */
async function readResponse(call: Promise<Response>): Promise<[number, Record<string, unknown>]> {
  const response = await call
  return [response.status, (await response.json()) as Record<string, unknown>]
}

describeWithDatabase('a write that is repeated with its idempotency key', (open) => {
  const create = (browser: TestBrowser, key: string, name = 'Asha') =>
    readResponse(browser.send('POST', '/api/admin/vendors', vendor(name), keyed(key)))

  it('runs once, and the second call gets the same response, over the other protocol too', async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const first = await create(browser, '"one"')
    expect(first[0]).toBe(200)
    expect(await create(browser, '"one"')).toEqual(first)
    const rpc = await readResponse(
      browser.send('POST', '/api/rpc/admin/vendors/create', { json: vendor('Asha') }, keyed('"one"')),
    )
    expect(rpc).toEqual([200, { json: first[1] }])
    expect(await db.$count(vendors)).toBe(1)
  })

  it('runs once for concurrent calls', async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const responses = await Promise.all(Array.from({ length: 6 }, () => create(browser, 'same')))
    for (const response of responses) expect(response).toEqual(responses[0])
    expect(responses[0]![0]).toBe(200)
    expect(await db.$count(vendors)).toBe(1)
  })

  it('runs once per key, and each time without one', async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const responses = await Promise.all([create(browser, 'a'), create(browser, 'b')])
    expect(responses[0][1].id).not.toBe(responses[1][1].id)
    for (let left = 2; left > 0; left -= 1) await browser.send('POST', '/api/admin/vendors', vendor('Asha'))
    expect(await db.$count(vendors)).toBe(4)
  })

  it('is refused with another input or for another call, but not with another order of fields', async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const first = await create(browser, 'k')
    const refused = { code: 'IDEMPOTENCY_KEY_REUSED', defined: true }
    expect(await create(browser, 'k', 'Bela')).toMatchObject([422, refused])
    const region = { region_data: { name: 'Asha' } }
    expect(await readResponse(browser.send('POST', '/api/admin/regions', region, keyed('k')))).toMatchObject([
      422,
      refused,
    ])
    const turned = { vendor_data: { region: 'Assam', vendor_name: 'Asha' } }
    expect(await readResponse(browser.send('POST', '/api/admin/vendors', turned, keyed('k')))).toEqual(first)
    expect([await db.$count(vendors), await db.$count(regions, eq(regions.name, 'Asha'))]).toEqual([1, 0])
  })

  it.each(['', 'two words', 'clé', 'x'.repeat(201)])('is refused with the malformed key %j', async (key) => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    expect((await create(browser, key))[0]).toBe(400)
    expect(await db.$count(vendors)).toBe(0)
    expect((await create(browser, 'x'.repeat(200)))[0]).toBe(200)
  })

  it('runs again if the first one was refused or failed', async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const { id } = await aVendor(db)
    const trip = await aTrip(db, { vendor_id: null })
    const save = () =>
      readResponse(
        browser.send('PATCH', `/api/admin/trips/${trip.id}`, { trip_data: { vendor_id: missing } }, keyed('t')),
      )
    let missing = missingId
    expect(await save()).toMatchObject([422, { code: 'VENDOR_NOT_FOUND' }])
    expect(await db.$count(idempotencyKeys)).toBe(0)
    missing = id
    expect((await save())[0]).toBe(200)

    await db.execute(sql`alter table vendors add constraint broken check (vendor_name <> 'Asha')`)
    try {
      expect((await create(browser, 'v'))[0]).toBe(500)
    } finally {
      await db.execute(sql`alter table vendors drop constraint broken`)
    }
    expect((await create(browser, 'v'))[0]).toBe(200)
    expect(await db.$count(vendors, eq(vendors.vendor_name, 'Asha'))).toBe(1)
  })

  it('gets the first response even if the record has changed since', async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const trip = await aTrip(db, { vendor_id: null })
    const version = { updated_at: trip.updated_at.toISOString() }
    const save = (title: string, key: string) =>
      readResponse(
        browser.send('PATCH', `/api/admin/trips/${trip.id}`, { trip_data: { title }, ...version }, keyed(key)),
      )
    const first = await save('First', 'a')
    expect(first[0]).toBe(200)
    expect((await save('Other', 'b'))[0]).toBe(409)
    expect(await save('First', 'a')).toEqual(first)
  })

  it('gets the response of the first deletion', async () => {
    const { db } = open()
    const browser = await aSignedInBrowser(open())
    const { id } = await aVendor(db)
    await aTrip(db, { vendor_id: id })
    const remove = (key: string) =>
      readResponse(browser.send('DELETE', `/api/admin/vendors/${id}`, undefined, keyed(key)))
    expect(await remove('a')).toEqual([200, { id, trips_touched: 1 }])
    expect(await remove('a')).toEqual([200, { id, trips_touched: 1 }])
    expect(await remove('b')).toEqual([200, { id, trips_touched: 0 }])
  })

  it('runs again after a day, not before', async () => {
    const { db, context, config } = open()
    const browser = await aSignedInBrowser(open())
    await create(browser, 'old')
    await create(browser, 'young')
    const age = (key: string, hours: number) =>
      db
        .update(idempotencyKeys)
        .set({ created_at: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(idempotencyKeys.key, key))
    await age('old', 25)
    await age('young', 23)
    await startCleanupJob({ ...context, ...config }).stop()
    expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['young'])
  })
})

describeWithDatabase('an upload that is repeated with its idempotency key', (open) => {
  const upload = (browser: TestBrowser, bytes: Buffer, headers: Record<string, string>, bucket = 'trip-images') => {
    const body = new FormData()
    body.set('bucket', bucket)
    body.set('file', new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' }))
    return readResponse(browser.send('POST', '/api/admin/pictures', body, headers))
  }
  const stored = async () => [await open().db.$count(pictures), (await open().storage.list('')).length]

  it('stores one picture and one file', async () => {
    const browser = await aSignedInBrowser(open())
    const bytes = await aPictureFile()
    const first = await upload(browser, bytes, keyed('u'))
    expect(first[0]).toBe(200)
    expect(await upload(browser, bytes, keyed('u'))).toEqual(first)
    expect(await stored()).toEqual([1, 1])
    const { url } = first[1] as unknown as Picture
    expect((await browser.send('GET', url)).status).toBe(200)
  })

  it('stores one picture and one file for concurrent calls', async () => {
    const browser = await aSignedInBrowser(open())
    const bytes = await aPictureFile()
    const responses = await Promise.all(Array.from({ length: 4 }, () => upload(browser, bytes, keyed('u'))))
    for (const response of responses) expect(response).toEqual(responses[0])
    expect(responses[0]![0]).toBe(200)
    expect(await stored()).toEqual([1, 1])
  })

  it('is refused with another file or bucket, and leaves no file', async () => {
    const browser = await aSignedInBrowser(open())
    const bytes = await aPictureFile()
    await upload(browser, bytes, keyed('u'))
    const other = await aPictureFile({ width: 333, height: 200 })
    const refused = [422, { code: 'IDEMPOTENCY_KEY_REUSED' }]
    expect(await upload(browser, other, keyed('u'))).toMatchObject(refused)
    expect(await upload(browser, bytes, keyed('u'), 'blog-images')).toMatchObject(refused)
    expect(await stored()).toEqual([1, 1])
  })

  it('runs again if the first one was refused', async () => {
    const browser = await aSignedInBrowser(open())
    expect((await upload(browser, Buffer.from('no picture'), keyed('u')))[0]).toBe(422)
    expect((await upload(browser, await aPictureFile(), keyed('u')))[0]).toBe(200)
    expect(await stored()).toEqual([1, 1])
  })
})
