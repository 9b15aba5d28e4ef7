import { expect, it } from 'vitest'
import { tripSortColumns } from '#contract/admin/lists/trip-list.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

type ListInput = Parameters<TestDatabase['adminApi']['admin']['trips']['list']>[0]

describeWithDatabase('the list of trips', (open) => {
  const titles = async (input?: ListInput) => {
    const { items, total } = await open().adminApi.admin.trips.list(input)
    return { titles: items.map(({ title }) => title), total }
  }

  it('includes drafts, newest first, with the vendor', async () => {
    const { db, adminApi } = open()
    const vendor = await aVendor(db, { vendor_name: 'Sal Forest Walks' })
    await aTrip(db, { title: 'Old', created_at: new Date('2026-01-01'), vendor_id: null })
    await aTrip(db, { title: 'New', created_at: new Date('2026-02-01'), status: 'draft', vendor_id: vendor.id })
    const { items, total } = await adminApi.admin.trips.list()
    expect(total).toBe(2)
    expect(items.map(({ title, status, vendor }) => [title, status, vendor?.vendor_name])).toEqual([
      ['New', 'draft', 'Sal Forest Walks'],
      ['Old', 'published', undefined],
    ])
  })

  it('searches for a part of a title regardless of case, and escapes patterns', async () => {
    const { db } = open()
    for (const title of ['The Tiger Hour', 'Tigers at 100%', 'A_B', 'केरल के पार']) await aTrip(db, { title })
    expect((await titles({ search: 'TIGER' })).total).toBe(2)
    expect((await titles({ search: '0%' })).titles).toEqual(['Tigers at 100%'])
    expect((await titles({ search: '%' })).titles).toEqual(['Tigers at 100%'])
    expect((await titles({ search: '_' })).titles).toEqual(['A_B'])
    expect((await titles({ search: 'केरल' })).titles).toEqual(['केरल के पार'])
    expect(await titles({ search: "'; drop table trips; --" })).toEqual({ titles: [], total: 0 })
  })

  it('filters by status, region and category together', async () => {
    const { db } = open()
    await aTrip(db, { title: 'A', status: 'draft', region: ' Kerala ', category: 'Wellness Retreats' })
    await aTrip(db, { title: 'B', status: 'draft', region: 'Kerala', category: 'Signature Stays' })
    await aTrip(db, { title: 'C', status: 'published', region: 'Kerala', category: 'Wellness Retreats' })
    await aTrip(db, { title: 'D', status: 'draft', region: 'Goa', category: 'Wellness Retreats' })
    const filters = { status: 'draft', region: 'Kerala', category: 'Wellness Retreats' } as const
    expect(await titles(filters)).toEqual({ titles: ['A'], total: 1 })
  })

  it('finds all words of a search in any order in title, region and vendor, regardless of diacritics', async () => {
    const { db } = open()
    const vendor = await aVendor(db, { vendor_name: 'Müller Treks' })
    await aTrip(db, { title: 'Spiti: Snow Leopard Winter', region: 'Himachal Pradesh', vendor_id: vendor.id })
    await aTrip(db, { title: 'Houseboat Days', region: 'Kerala', vendor_id: null })
    for (const search of ['winter spiti', 'himachal LEOPARD', 'muller snow', 'Müller', 'spíti']) {
      expect(await titles({ search })).toEqual({ titles: ['Spiti: Snow Leopard Winter'], total: 1 })
    }
    expect((await titles({ search: 'houseboat kerala' })).titles).toEqual(['Houseboat Days'])
    expect((await titles({ search: 'houseboat kerala', sort: 'price' })).titles).toEqual(['Houseboat Days'])
    expect((await titles({ search: 'kerala houseboat', sort: 'vendor' })).titles).toEqual(['Houseboat Days'])
    expect((await titles({ search: 'houseboat spiti' })).total).toBe(0)
  })

  it('treats an unknown word as mistyped on request, with a note', async () => {
    const { db, adminApi } = open()
    await aTrip(db, { title: 'Spiti: Snow Leopard Winter', region: 'Himachal Pradesh' })
    await aTrip(db, { title: 'A Spa in Goa', region: 'Goa' })
    await aTrip(db, { title: 'Udaipur', region: 'Rajasthan' })
    for (const search of ['spti', 'spti winter', 'spitti', 'Leoprad', 'himchal', 'spitty', 'lepoard']) {
      const { items, similar } = await adminApi.admin.trips.list({ search, similar: true })
      expect([search, items.map(({ title }) => title), similar]).toEqual([search, ['Spiti: Snow Leopard Winter'], true])
    }
    expect((await adminApi.admin.trips.list({ search: 'udepur', similar: true })).items).toMatchObject([
      { title: 'Udaipur' },
    ])
    expect(await adminApi.admin.trips.list({ search: 'spiti', similar: true })).not.toHaveProperty('similar')
    for (const search of ['zzzz', 'winter20128bdd'])
      expect(await adminApi.admin.trips.list({ search, similar: true })).toEqual({ total: 0, items: [] })
    expect(await adminApi.admin.trips.list({ search: 'spti' })).toEqual({ total: 0, items: [] })
  })

  it('has the total of a search on every page, with every filter', async () => {
    const { db } = open()
    await aTrip(db, { title: 'Tiger A', status: 'draft', region: ' Kerala ', category: 'Wellness Retreats' })
    await aTrip(db, { title: 'TIGER B', status: 'draft', region: 'Kerala', category: 'Signature Stays' })
    await aTrip(db, { title: 'tiger 100%', status: 'published', region: 'Kerala', category: 'Wellness Retreats' })
    await aTrip(db, { title: 'Étoile A', status: 'published', region: 'Goa', category: 'Wellness Retreats' })
    const total = async (input: ListInput) => (await titles({ ...input, page_size: 1 })).total
    expect(await total({ search: 'tIgEr' })).toBe(3)
    expect(await total({ search: 'étoile' })).toBe((await titles({ search: 'étoile' })).total)
    expect(await total({ search: '%' })).toBe(1)
    expect(await total({ search: 'tiger', status: 'draft' })).toBe(2)
    expect(await total({ search: 'tiger', region: 'Kerala', category: 'Wellness Retreats' })).toBe(2)
    expect(await total({ search: 'tiger', region: 'Goa' })).toBe(0)
  })

  it('has the total without a search on every page', async () => {
    const { db } = open()
    await aTrip(db, { status: 'draft', region: ' Kerala ', category: 'Wellness Retreats' })
    await aTrip(db, { status: 'draft', region: 'Goa', category: 'Signature Stays' })
    await aTrip(db, { status: 'published', region: 'Kerala', category: 'Wellness Retreats' })
    await aTrip(db, { status: 'published', region: 'Goa', category: 'Wellness Retreats' })
    await aTrip(db, { status: 'published', region: ' Goa', category: 'Signature Stays' })
    const total = async (input: ListInput) => (await titles({ ...input, page_size: 1 })).total
    expect(await total({})).toBe(5)
    expect(await total({ page: 9 })).toBe(5)
    expect(await total({ status: 'draft' })).toBe(2)
    expect(await total({ status: 'published' })).toBe(3)
    expect(await total({ region: 'Goa' })).toBe(3)
    expect(await total({ region: 'Goa', status: 'published', category: 'Signature Stays' })).toBe(1)
    expect(await total({ category: 'Wellness Retreats' })).toBe(3)
  })

  it('sorts by every column in both directions, trips without a vendor last', async () => {
    const { db } = open()
    const [asha, Bela] = [await aVendor(db, { vendor_name: 'asha' }), await aVendor(db, { vendor_name: 'Bela' })]
    await aTrip(db, { title: 'b', price: 9, vendor_id: Bela.id, region: 'Assam', created_at: new Date('2026-01-03') })
    await aTrip(db, { title: 'C', price: 100, vendor_id: null, region: 'Goa', created_at: new Date('2026-01-02') })
    await aTrip(db, { title: 'a', price: 20, vendor_id: asha.id, region: 'Bihar', created_at: new Date('2026-01-01') })
    const order = async (sort: (typeof tripSortColumns)[number], direction: 'asc' | 'desc') =>
      (await titles({ sort, direction })).titles.join('')
    expect(await order('title', 'asc')).toBe('abC')
    expect(await order('title', 'desc')).toBe('Cba')
    expect(await order('price', 'asc')).toBe('baC')
    expect(await order('region', 'asc')).toBe('baC')
    expect(await order('vendor', 'asc')).toBe('abC')
    expect(await order('vendor', 'desc')).toBe('baC')
    expect(await order('created_at', 'asc')).toBe('aCb')
    for (const sort of tripSortColumns) expect(await order(sort, 'desc')).toHaveLength(3)
  })

  it('has every trip once across its pages', async () => {
    const { db } = open()
    const same = new Date('2026-01-01')
    const vendor_id = (await aVendor(db)).id
    for (let index = 0; index < 7; index += 1) await aTrip(db, { created_at: same, vendor_id, featured_image: null })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => titles({ page, page_size: 3 })))
    expect(pages.map((page) => page.titles.length)).toEqual([3, 3, 1, 0])
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
    expect(new Set(pages.flatMap((page) => page.titles)).size).toBe(7)
  })

  it('paginates a search, newest or oldest first, with every filter', async () => {
    const { db } = open()
    const same = { region: ' Kerala ', category: 'Wellness Retreats', status: 'draft' } as const
    for (const day of [1, 3, 5, 2, 4]) {
      await aTrip(db, { ...same, title: `TIGER ${day}`, created_at: new Date(2026, 0, day) })
    }
    const other = { region: 'Goa', category: 'Signature Stays', status: 'published' } as const
    await aTrip(db, { ...other, title: 'Tiger elsewhere', created_at: new Date(2026, 0, 6) })
    await aTrip(db, { title: 'Leopard', region: 'Kerala' })
    const pages = async (input: ListInput) => {
      const inputs = [1, 2, 3, 4].map((page) => ({ search: 'tiger', page, page_size: 2, ...input }))
      return (await Promise.all(inputs.map(titles))).map((page) => page.titles.join(', '))
    }
    const { status, category } = same
    expect(await pages({})).toEqual(['Tiger elsewhere, TIGER 5', 'TIGER 4, TIGER 3', 'TIGER 2, TIGER 1', ''])
    for (const filter of [{ region: 'Kerala' }, { status }, { category }]) {
      expect(await pages(filter)).toEqual(['TIGER 5, TIGER 4', 'TIGER 3, TIGER 2', 'TIGER 1', ''])
    }
    const oldest = await pages({ region: 'Kerala', direction: 'asc' })
    expect(oldest).toEqual(['TIGER 1, TIGER 2', 'TIGER 3, TIGER 4', 'TIGER 5', ''])
  })

  it('paginates by vendor, past the last trip that has one', async () => {
    const { db } = open()
    const [asha, Bela] = [await aVendor(db, { vendor_name: 'asha' }), await aVendor(db, { vendor_name: 'Bela' })]
    const added = [null, Bela, asha, null, Bela, asha, null]
    for (const [day, vendor] of added.entries()) {
      await aTrip(db, { title: `${day}`, vendor_id: vendor?.id ?? null, created_at: new Date(2026, 0, day + 1) })
    }
    const pages = async (direction: 'asc' | 'desc') => {
      const inputs = [1, 2, 3, 4].map((page) => ({ sort: 'vendor' as const, direction, page, page_size: 2 }))
      return (await Promise.all(inputs.map(titles))).map((page) => page.titles.join(''))
    }
    expect(await pages('asc')).toEqual(['52', '41', '63', '0'])
    expect(await pages('desc')).toEqual(['41', '52', '63', '0'])
  })

  it('reads numbers from the query of REST, and allows at most 100 rows', async () => {
    const { adminApi } = open()
    expect(await adminApi.admin.trips.list({ page: '2', page_size: '10' })).toEqual({ total: 0, items: [] })
    await expect(adminApi.admin.trips.list({ page_size: 101 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(adminApi.admin.trips.list({ search: '\u0000' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('has options for select boxes, by title', async () => {
    const { db, adminApi } = open()
    for (const title of ['Zanskar', 'agra', 'Zuluk']) await aTrip(db, { title, status: 'draft' })
    expect((await adminApi.admin.trips.options()).map(({ title }) => title)).toEqual(['agra', 'Zanskar', 'Zuluk'])
    const found = await adminApi.admin.trips.options({ search: 'z', limit: 1 })
    expect(found).toMatchObject([{ title: 'Zanskar', status: 'draft' }])
  })
})
