import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { VendorData } from '#contract/admin/vendors.ts'
import { trips, vendors } from '#server/platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

const least = { vendor_name: 'Asha Tours', region: 'Kerala' }

describeWithDatabase('vendors in the back office', (open) => {
  const create = async (fields: Partial<VendorData>) => {
    const { adminApi } = open()
    const { id } = await adminApi.admin.vendors.create({ vendor_data: { ...least, ...fields } })
    return adminApi.admin.vendors.get({ vendor_id: id })
  }

  it('require only a name and a region', async () => {
    expect(await create({})).toMatchObject({
      ...least,
      email: null,
      years_of_experience: 0,
      number_of_trips: 0,
      rating: null,
      social_handles: {},
      trips_in_catalogue: 0,
    })
    for (const fields of [{ vendor_name: ' ' }, { region: '' }]) {
      await expect(create(fields)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { issues: [{ message: 'Vendor name and region are required' }] },
      })
    }
  })

  it.each([
    ['12', 12],
    [7.9, 7],
    ['many', 0],
    ['', 0],
    [-3, 0],
    ['-3', 0],
    [null, 0],
  ])('store %j years and trips as %i', async (given, stored) => {
    const vendor = await create({ years_of_experience: given, number_of_trips: given })
    expect(vendor).toMatchObject({ years_of_experience: stored, number_of_trips: stored })
  })

  it('have a rating from 1 to 5 in steps of 0.1, or null', async () => {
    for (const rating of [1, 1.1, 2.3, 3.7, 4.6, 4.9, 5, null]) expect((await create({ rating })).rating).toBe(rating)
    for (const rating of [0.9, 5.1, 4.55, Number.NaN, '4' as never]) {
      await expect(create({ rating }), String(rating)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('accept social links with http or https only', async () => {
    const vendor = await create({ social_handles: { website: 'https://asha.example', facebook: '', instagram: null } })
    expect(vendor.social_handles).toEqual({ website: 'https://asha.example' })
    for (const website of ['javascript:alert(1)', 'asha.example', 'ftp://asha.example', 'data:text/html,x']) {
      await expect(create({ social_handles: { website } }), website).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('have a valid e-mail address or null', async () => {
    expect((await create({ email: '' })).email).toBeNull()
    expect((await create({ email: 'asha@vendor.example' })).email).toBe('asha@vendor.example')
    await expect(create({ email: 'asha' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('update the host text of their trips, but not the trips’ versions', async () => {
    const { adminApi, db } = open()
    const vendor = await aVendor(db, { number_of_trips: 0 })
    const shown = await aTrip(db, { vendor_id: vendor.id })
    const hidden = await aTrip(db, { vendor_id: vendor.id, show_vendor_info: false, host_info: null })
    const other = await aTrip(db)
    await adminApi.admin.vendors.update({
      vendor_id: vendor.id,
      vendor_data: { vendor_name: 'New Name', years_of_experience: 1 },
    })
    const stored = async (id: string) => (await db.select().from(trips).where(eq(trips.id, id)))[0]!
    expect(await stored(shown.id)).toMatchObject({
      host_info: 'New Name, Madhya Pradesh with 1 year of experience',
      updated_at: shown.updated_at,
    })
    expect((await stored(hidden.id)).host_info).toBeNull()
    expect((await stored(other.id)).host_info).toBe(other.host_info)
  })

  it('refuse to be saved over a newer version', async () => {
    const { adminApi, db } = open()
    const vendor = await aVendor(db)
    const edited = { vendor_id: vendor.id, updated_at: vendor.updated_at.toISOString() }
    const first = await adminApi.admin.vendors.update({ ...edited, vendor_data: { city: 'Mandla' } })
    await expect(adminApi.admin.vendors.update({ ...edited, vendor_data: { city: 'Seoni' } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { updated_at: first.updated_at },
    })
    await adminApi.admin.vendors.update({ ...edited, overwrite: true, vendor_data: { city: 'Seoni' } })
  })

  it('are deleted without their trips, with the number of trips that were changed', async () => {
    const { adminApi, db } = open()
    const vendor = await aVendor(db)
    for (const status of ['draft', 'published'] as const) await aTrip(db, { vendor_id: vendor.id, status })
    await aTrip(db)
    expect((await adminApi.admin.vendors.get({ vendor_id: vendor.id })).trips_in_catalogue).toBe(2)
    const result = await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    expect(result).toEqual({ id: vendor.id, trips_touched: 2 })
    expect(await db.$count(vendors, eq(vendors.id, vendor.id))).toBe(0)
    const rows = await db.select({ vendor_id: trips.vendor_id, host_info: trips.host_info }).from(trips)
    expect(rows.filter(({ vendor_id, host_info }) => vendor_id === null && host_info === null)).toHaveLength(2)
    const again = await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    expect(again).toEqual({ id: vendor.id, trips_touched: 0 })
  })

  it('can be searched by words of name, city and region, sorted and paginated', async () => {
    const { adminApi, db } = open()
    await aVendor(db, { vendor_name: 'asha', city: 'Kochi', region: 'Kerala', rating: null })
    await aVendor(db, { vendor_name: 'Bela', city: null, region: 'Assam', rating: 4.2 })
    await aVendor(db, { vendor_name: 'Chitra', city: 'Kalka', region: 'Haryana', rating: 4.9 })
    const names = async (input?: Parameters<typeof adminApi.admin.vendors.list>[0]) =>
      (await adminApi.admin.vendors.list(input)).items.map(({ vendor_name }) => vendor_name)
    expect(await names()).toEqual(['asha', 'Bela', 'Chitra'])
    expect(await names({ search: 'KOCHI' })).toEqual(['asha'])
    expect(await names({ search: 'assam' })).toEqual(['Bela'])
    expect(await names({ search: 'hit' })).toEqual(['Chitra'])
    expect(await names({ search: 'kerala asha' })).toEqual(['asha'])
    expect(await names({ search: 'kochhi', similar: true })).toEqual(['asha'])
    expect(await names({ search: 'haryana kochi' })).toEqual([])
    expect(await names({ sort: 'rating', direction: 'desc' })).toEqual(['Chitra', 'Bela', 'asha'])
    expect(await names({ sort: 'city', direction: 'asc' })).toEqual(['Chitra', 'asha', 'Bela'])
    const { total, items } = await adminApi.admin.vendors.list({ page: 2, page_size: 2 })
    expect([total, items.length]).toEqual([3, 1])
    expect(await adminApi.admin.vendors.options({ search: 'bel' })).toMatchObject([{ vendor_name: 'Bela' }])
  })
})
