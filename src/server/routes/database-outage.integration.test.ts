import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminMessages } from '#contract/messages.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

/** PostgreSQL fails every query of trips with this SQLSTATE. */
async function whileReadingFails<T>({ db }: TestDatabase, state: string, task: () => Promise<T>): Promise<T> {
  await db.execute(
    sql.raw(`create function trouble() returns boolean language plpgsql volatile as
    $$ begin raise exception 'could not read "base/16384"' using errcode = '${state}'; end $$`),
  )
  await db.execute(sql`alter table trips rename to trips_away`)
  await db.execute(sql`create view trips as select * from trips_away where trouble()`)
  try {
    return await task()
  } finally {
    await db.execute(sql`drop view trips`)
    await db.execute(sql`alter table trips_away rename to trips`)
    await db.execute(sql`drop function trouble`)
  }
}

const inside = /base|trips_away|select|\.ts\b/i

describeWithDatabase('while the database is unavailable', (open) => {
  it.each(['/api/trip-cards', '/api/rpc/trips/cards', '/sitemap-trips-1.xml'])(
    '%s responds 503 with Retry-After',
    async (path) => {
      const test = open()
      await aTrip(test.db)
      const answer = await whileReadingFails(test, '57P03', () => test.request(path))
      const text = await answer.text()
      const { status, headers } = answer
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
      expect(text).not.toMatch(inside)
      if (path.startsWith('/api/rpc/')) {
        expect(JSON.parse(text)).toMatchObject({ json: { code: 'SERVICE_UNAVAILABLE', status: 503 } })
      }
      expect((await test.request(path)).status).toBe(200)
    },
  )
})

describeWithDatabase('while the disk is full', (open) => {
  const { code, message } = adminMessages.diskFull

  it('a save is refused with a message for the admin, over REST and RPC', async () => {
    const test = open()
    const { send } = await aSignedInBrowser(test)
    const input = { vendor_data: { vendor_name: 'Asha', region: 'Kerala' } }
    await test.db.execute(sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file "base/1"' using errcode = '53100'; end $$`)
    await test.db.execute(sql`create trigger no_room before insert on vendors execute function no_room()`)
    try {
      const rest = await send('POST', '/api/admin/vendors', input)
      expect(rest.status).toBe(507)
      expect(await rest.json()).toMatchObject({ code, status: 507, message })
      const rpc = await send('POST', '/api/rpc/admin/vendors/create', { json: input })
      expect(rpc.status).toBe(507)
      expect(await rpc.json()).toMatchObject({ json: { code, status: 507, message } })
    } finally {
      await test.db.execute(sql`drop function no_room cascade`)
    }
    expect((await send('POST', '/api/admin/vendors', input)).status).toBe(200)
  })

  it('an upload is refused too', async () => {
    const test = open()
    const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))
    const storage = { ...test.storage, put: full }
    const app = test.appWith({ storage, api: { ...test.context, storage } })
    const { cookies } = await aSignedInBrowser(test)
    const body = new FormData()
    body.set('bucket', 'trip-images')
    body.set('file', new File([await aPictureFile()], 'one.jpg', { type: 'image/jpeg' }))
    const headers = { cookie: cookies(), origin: test.config.siteUrl }
    const answer = await app.request(`${test.config.siteUrl}/api/admin/pictures`, { method: 'POST', headers, body })
    expect([answer.status, await answer.json()]).toMatchObject([507, { code, message }])
  })
})
