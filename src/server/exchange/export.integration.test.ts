import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { exchangedEntities } from '#contract/admin/exchange/entities.ts'
import { operations, trips } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('an export', (open) => {
  const text = async (path: string) => {
    const browser = await aSignedInBrowser(open())
    const answer = await browser.send('GET', `/api/admin/export/${path}`)
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const lines = async (path: string) => (await text(path)).trim().split('\r\n').slice(1)

  it('is for the admin alone', async () => {
    for (const entity of exchangedEntities) {
      expect((await open().request(`/api/admin/export/${entity}.csv`)).status).toBe(401)
    }
  })

  it('is a file with the name and day, in UTF-8 for spreadsheets', async () => {
    const browser = await aSignedInBrowser(open())
    const answer = await browser.send('GET', '/api/admin/export/vendors.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/filename="vendors-\d{4}-\d{2}-\d{2}\.csv"/)
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('contains all items, those of the list, or the chosen ones, but no trash', async () => {
    const { adminApi, db } = open()
    const [first, second, third] = [
      await aTrip(db, { title: 'One', status: 'draft' }),
      await aTrip(db, { title: 'Two' }),
      await aTrip(db, { title: 'Three' }),
    ]
    await adminApi.admin.trips.delete({ trip_id: third.id })
    expect(await lines('trips.csv')).toHaveLength(2)
    expect(await lines('trips.csv?status=draft')).toEqual([expect.stringContaining(first.id)])
    expect(await lines(`trips.csv?ids=${second.id}`)).toEqual([expect.stringContaining(second.id)])
    expect(await lines(`trips.csv?status=draft&ids=${second.id}`)).toEqual([])
    const { body } = (await adminApi.admin.exports.chosen({ entity: 'trips', format: 'json', ids: [first.id] })) as {
      body: ReadableStream
    }
    expect(await new Response(body).json()).toMatchObject([{ id: first.id, title: 'One', status: 'draft' }])
  })

  it('guards what a spreadsheet would take for a formula', async () => {
    const { db } = open()
    await aVendor(db, { vendor_name: '=HYPERLINK("https://elsewhere.example")', phone: '+91 00000', city: "'=1" })
    const [line] = await lines('vendors.csv')
    expect(line).toContain(`"'=HYPERLINK(""https://elsewhere.example"")"`)
    expect(line).toContain("'+91 00000,''=1")
  })

  it('reads any number of items, a few at a time, each once', async () => {
    const { db } = open()
    const vendor_id = (await aVendor(db)).id
    for (let index = 0; index < 205; index += 1) await aTrip(db, { vendor_id, featured_image: null })
    await db
      .update(trips)
      .set({ created_at: new Date('2026-01-01') })
      .where(eq(trips.vendor_id, vendor_id))
    const ids = (JSON.parse(await text('trips.json')) as { id: string }[]).map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([205, 205])
  })

  it('is recorded, without what was typed', async () => {
    await lines('testimonials.csv?search=somebody')
    const [recorded] = await open().db.select().from(operations).where(eq(operations.operation, 'testimonials.export'))
    expect(recorded).toMatchObject({ author: 'admin', details: { format: 'csv' } })
  })
})
