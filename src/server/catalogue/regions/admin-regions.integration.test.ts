import { expect, it } from 'vitest'
import { regions } from '#server/platform/db/schema.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

describeWithDatabase('regions in the back office', (open) => {
  const add = (name: string) => open().adminApi.admin.regions.create({ region_data: { name } })

  it('are the 36 states and union territories by name', async () => {
    const names = (await open().adminApi.admin.regions.list()).map(({ name }) => name)
    expect(names).toHaveLength(36)
    expect(names.slice(0, 3)).toEqual(['Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh'])
  })

  it('can be added, unless one exists regardless of case', async () => {
    const { adminApi, db } = open()
    expect(await add('  Spiti ')).toMatchObject({ name: 'Spiti' })
    for (const name of ['spiti', 'KERALA']) {
      await expect(add(name)).rejects.toMatchObject({ code: 'REGION_TAKEN', data: { name: expect.any(String) } })
    }
    await expect(add(' ')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db.$count(regions)).toBe(37)
    expect((await adminApi.admin.regions.list()).map(({ name }) => name)).toContain('Spiti')
  })

  it('accept one of two equal ones that are added concurrently', async () => {
    const results = await Promise.allSettled([add('Zanskar'), add('zanskar')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  const idOf = async (name: string) =>
    (await open().adminApi.admin.regions.list()).find((each) => each.name === name)!.id
  const useOf = async (name: string) => (await open().adminApi.admin.regions.uses()).find((each) => each.name === name)

  it('have the shapes of the map, and count what uses them', async () => {
    const { adminApi, db } = open()
    const vendor = await aVendor(db, { region: 'Kerala' })
    await aTrip(db, { region: 'Kerala', status: 'published', vendor_id: vendor.id })
    await aTrip(db, { region: 'Kerala', status: 'draft' })
    const uses = await adminApi.admin.regions.uses()
    expect(uses.filter(({ map_id }) => map_id === null)).toEqual([])
    expect(await useOf('Kerala')).toMatchObject({
      map_id: 'kerala',
      trips: 2,
      published_trips: 1,
      vendors: 1,
      drafts: 0,
    })
    expect(await useOf('Goa')).toMatchObject({ trips: 0, published_trips: 0, vendors: 0, drafts: 0 })
  })

  it('are renamed with everything that uses them, in one operation that can be undone', async () => {
    const { adminApi, api, db } = open()
    const vendor = await aVendor(db, { vendor_name: 'Backwater Co', region: 'Kerala' })
    const trip = await aTrip(db, {
      region: 'Kerala',
      status: 'published',
      vendor_id: vendor.id,
      show_vendor_info: true,
    })
    await adminApi.admin.drafts.saveDraft({
      entity: 'trips',
      item_id: trip.id,
      body: aTripPayload({ title: 'Later', region: 'Kerala' }),
      base_version: trip.updated_at.toISOString(),
    })
    const region_id = await idOf('Kerala')
    const moved = await adminApi.admin.regions.update({ region_id, region_data: { name: 'Keralam', map_id: 'kerala' } })
    expect(moved).toEqual({ trips: 1, vendors: 1, drafts: 1 })
    const shown = await api.trips.get({ id: trip.id })
    expect(shown).toMatchObject({ region: 'Keralam', vendor: { region: 'Keralam' } })
    expect(shown.host_info).toContain('Keralam')
    expect(new Date(shown.updated_at).getTime()).toBeGreaterThan(trip.updated_at.getTime())
    const { draft: kept } = await adminApi.admin.drafts.get({ entity: 'trips', item_id: trip.id })
    expect(kept).toMatchObject({ body: { title: 'Later', region: 'Keralam' }, base_version: shown.updated_at })
    const [change] = (await adminApi.admin.changes.list({ entity: 'regions' })).items
    await adminApi.admin.changes.undo({ change_id: change!.id })
    expect(await useOf('Kerala')).toMatchObject({ trips: 1, vendors: 1, drafts: 1 })
    expect(await useOf('Keralam')).toBeUndefined()
    expect((await api.trips.get({ id: trip.id })).host_info).toContain('Kerala')
  })

  it('refuse the name of another region', async () => {
    const { adminApi } = open()
    const region_id = await idOf('Goa')
    const rename = (name: string) => adminApi.admin.regions.update({ region_id, region_data: { name } })
    await expect(rename('kerala')).rejects.toMatchObject({ code: 'REGION_TAKEN', data: { name: 'Kerala' } })
    await expect(rename(' ')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await rename('GOA')).toEqual({ trips: 0, vendors: 0, drafts: 0 })
    expect(await useOf('GOA')).toMatchObject({ map_id: 'goa' })
  })

  it('merge into another one, which can be undone', async () => {
    const { adminApi, db } = open()
    const { id: slip } = await add('Kumaon Hi')
    const hills = await aTrip(db, { region: 'Kumaon Hi' })
    await aVendor(db, { region: ' Kumaon Hi ' })
    const into_id = await idOf('Uttarakhand')
    expect(await adminApi.admin.regions.merge({ region_id: slip, into_id })).toEqual({
      trips: 1,
      vendors: 1,
      drafts: 0,
    })
    expect(await useOf('Kumaon Hi')).toBeUndefined()
    expect(await useOf('Uttarakhand')).toMatchObject({ trips: 1, vendors: 1 })
    await expect(adminApi.admin.regions.merge({ region_id: slip, into_id })).rejects.toMatchObject({
      code: 'REGION_NOT_FOUND',
    })
    await expect(adminApi.admin.regions.merge({ region_id: into_id, into_id })).rejects.toMatchObject({
      code: 'REGION_NOT_FOUND',
    })
    const [change] = (await adminApi.admin.changes.list({ entity: 'regions', kind: 'delete' })).items
    await adminApi.admin.changes.undo({ change_id: change!.id })
    expect(await useOf('Kumaon Hi')).toMatchObject({ trips: 1, vendors: 1 })
    expect((await adminApi.admin.trips.get({ trip_id: hills.id })).region).toBe('Kumaon Hi')
  })

  it('are deleted only while unused', async () => {
    const { adminApi, db } = open()
    const { id: region_id } = await add('Zanskar')
    const trip = await aTrip(db, { region: 'Zanskar', status: 'draft' })
    await expect(adminApi.admin.regions.delete({ region_id })).rejects.toMatchObject({ code: 'REGION_USED' })
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    expect(await adminApi.admin.regions.delete({ region_id })).toEqual({ id: region_id })
    expect(await useOf('Zanskar')).toBeUndefined()
  })
})
