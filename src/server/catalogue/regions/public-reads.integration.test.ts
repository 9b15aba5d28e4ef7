import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('region counts', (open) => {
  it('are zero without trips', async () => {
    expect(await open().api.regions.count()).toEqual({ total: 0, regions: [] })
  })

  it('count published trips by trimmed region, ordered by name', async () => {
    const { db, api } = open()
    for (const region of ['Ladakh', ' Kerala', 'Kerala  ', 'Kerala', 'assam']) await aTrip(db, { region })
    expect(await api.regions.count()).toEqual({
      total: 5,
      regions: [
        { name: 'Kerala', count: 3, map_id: 'kerala' },
        { name: 'Ladakh', count: 1, map_id: 'ladakh' },
        { name: 'assam', count: 1, map_id: null },
      ],
    })
  })

  it('omit blank regions but include their trips in the total', async () => {
    const { db, api } = open()
    for (const region of ['', '   ', 'Goa']) await aTrip(db, { region })
    expect(await api.regions.count()).toEqual({ total: 3, regions: [{ name: 'Goa', count: 1, map_id: 'goa' }] })
  })

  it('can be filtered by category', async () => {
    const { db, api } = open()
    await aTrip(db, { region: 'Goa', category: 'Wellness Retreats' })
    await aTrip(db, { region: 'Goa' })
    await aTrip(db, { region: 'Assam' })
    expect(await api.regions.count({ category: 'Wildlife Escapes' })).toEqual({
      total: 2,
      regions: [
        { name: 'Assam', count: 1, map_id: 'assam' },
        { name: 'Goa', count: 1, map_id: 'goa' },
      ],
    })
    expect(await api.regions.count({ category: 'Signature Stays' })).toEqual({ total: 0, regions: [] })
  })

  it('follow the shape on the map that the admin chooses', async () => {
    const { db, api, adminApi } = open()
    await aTrip(db, { region: 'Kumaon Hills' })
    const { id: region_id } = await adminApi.admin.regions.create({ region_data: { name: 'Kumaon Hills' } })
    const shape = async () => (await api.regions.count()).regions[0]!.map_id
    expect(await shape()).toBeNull()
    const map_id = 'uttarakhand'
    await adminApi.admin.regions.update({ region_id, region_data: { name: 'Kumaon Hills', map_id } })
    expect(await shape()).toBe(map_id)
  })

  it('never count drafts', async () => {
    const { db, api } = open()
    await aTrip(db, { region: 'Sikkim', status: 'draft' })
    await aTrip(db, { region: '', status: 'draft' })
    expect(await api.regions.count()).toEqual({ total: 0, regions: [] })
  })

  it('agree with the list for the same filter', async () => {
    const { db, api } = open()
    for (const region of ['Goa', ' Goa ', 'Assam', '']) await aTrip(db, { region })
    const { regions, total } = await api.regions.count({ category: 'Wildlife Escapes' })
    for (const { name, count } of regions) {
      expect(await api.trips.cards({ category: 'Wildlife Escapes', region: name })).toHaveLength(count)
    }
    expect(await api.trips.cards({ category: 'Wildlife Escapes' })).toHaveLength(total)
  })
})
