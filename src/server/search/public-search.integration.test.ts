import { eq, ne, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { blogs, searchEntries, trips, vendors } from '../platform/db/schema.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('the public search', (open) => {
  const titles = async (q: string) => {
    const { trips: found, stories, hosts, regions } = await open().api.search.find({ q })
    return [...found.items, ...stories.items]
      .map(({ title }) => title)
      .concat(
        hosts.items.map(({ name }) => name),
        regions.items.map(({ name }) => name),
      )
  }

  it('follows publishing, unpublishing, renaming and deleting at once', async () => {
    const { db } = open()
    const { id } = await aTrip(db, { status: 'draft', title: 'Quokka Valley', region: 'Kerala', vendor_id: null })
    expect(await titles('quokka')).toEqual([])
    await db.update(trips).set({ status: 'published' }).where(eq(trips.id, id))
    expect(await titles('quokkas')).toEqual(['Quokka Valley'])
    expect(await titles('qukka')).toEqual(['Quokka Valley'])
    expect(await titles('kerala')).toEqual(['Quokka Valley', 'Kerala'])
    await db.update(trips).set({ title: 'Wombat Valley' }).where(eq(trips.id, id))
    expect(await titles('quokka')).toEqual([])
    expect(await titles('wombat')).toEqual(['Wombat Valley'])
    await db.delete(trips).where(eq(trips.id, id))
    expect(await titles('wombat')).toEqual([])
    expect(await titles('kerala')).toEqual([])
  })

  it('shows no word of a draft in results, suggestions, corrections, counts and facets', async () => {
    const { db, api } = open()
    const secret = 'zyzzyva'
    const fields = {
      title: `${secret} a`,
      description: `${secret} b`,
      highlights: [`${secret} c`],
      region: `${secret}d`,
    }
    const vendor = await aVendor(db, { vendor_name: `${secret} e` })
    const trip = await aTrip(db, { ...fields, status: 'draft', vendor_id: vendor.id })
    const blog = await aBlog(db, { title: `${secret} f`, tags: [`${secret} g`], status: 'draft' })
    const seen = async () => {
      const answers = await Promise.all([
        ...[secret, 'zyzzyvas', 'zyzyva', 'zyzzyvad'].map((q) => api.search.find({ q })),
        ...['zyz', 'zyzzyv', 'zyzyva'].map((q) => api.search.suggest({ q })),
        api.trips.facets({}),
        api.trips.cards({}),
        api.regions.count({}),
      ])
      return JSON.stringify(answers)
    }
    expect(await seen()).not.toContain('zyzz')
    const drafts = await db.select().from(searchEntries).where(ne(searchEntries.entity, 'vendors'))
    expect(drafts.map(({ published, stems }) => [published, stems])).toEqual([
      [false, null],
      [false, null],
    ])
    expect((await api.trips.facets({})).total).toBe(0)
    await db.update(trips).set({ status: 'published' }).where(eq(trips.id, trip.id))
    await db.update(blogs).set({ status: 'published', published_at: new Date() }).where(eq(blogs.id, blog.id))
    expect(await seen()).toContain('zyzz')
    await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, trip.id))
    await db.update(blogs).set({ status: 'draft' }).where(eq(blogs.id, blog.id))
    expect(await seen()).not.toContain('zyzz')
  })

  it('finds a host where a published trip names it, by name and region only', async () => {
    const { db, api } = open()
    const contacts = { email: 'secret@zyzzyva.example', phone: '+91 99887 76655', city: 'Zyzzyvapur' }
    const vendor = await aVendor(db, { vendor_name: 'Numbat Trails', region: 'Assam', ...contacts })
    expect(await titles('numbat')).toEqual([])
    const trip = await aTrip(db, { title: 'Slow Days', region: '', vendor_id: vendor.id, show_vendor_info: false })
    expect(await titles('numbat')).toEqual([])
    await db.update(trips).set({ show_vendor_info: true }).where(eq(trips.id, trip.id))
    expect((await api.search.find({ q: 'numbat' })).hosts.items).toEqual([
      { id: vendor.id, name: 'Numbat Trails', region: 'Assam' },
    ])
    await db.update(vendors).set({ vendor_name: 'Bilby Trails' }).where(eq(vendors.id, vendor.id))
    expect(await titles('numbat')).toEqual([])
    expect(await titles('bilby')).toEqual(['Slow Days', 'Bilby Trails'])
    for (const q of ['zyzzyva', 'zyzzyvapur', 'zyzzyvapor', '99887', '76655', 'secret']) {
      expect(await titles(q)).toEqual([])
      expect((await api.search.find({ q })).corrected).toBeNull()
    }
  })

  it('corrects only to words that are public now', async () => {
    const { db, api } = open()
    const corrected = async (q: string) => (await api.search.find({ q })).corrected
    const { id } = await aTrip(db, { title: 'Pangolin Nights', vendor_id: null })
    await aTrip(db, { title: 'Pangolan Nights', vendor_id: null })
    await aTrip(db, { title: 'Pangolun Nights', vendor_id: null, status: 'draft' })
    expect(await corrected('pangolon')).toBe('pangolan')
    await db.delete(trips).where(eq(trips.title, 'Pangolan Nights'))
    expect(await corrected('pangolon')).toBe('pangolin')
    await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, id))
    const found = await api.search.find({ q: 'pangolon' })
    expect(found.corrected).toBeNull()
    expect(JSON.stringify(found)).not.toMatch(/pangol[aiu]n/)
  })

  it('corrects to no name of a vendor that no published trip shows', async () => {
    const { db, api } = open()
    const vendor = await aVendor(db, { vendor_name: 'Numbat Trails' })
    const trip = await aTrip(db, { vendor_id: vendor.id, show_vendor_info: false })
    expect((await api.search.find({ q: 'numbet' })).corrected).toBeNull()
    await db.update(trips).set({ show_vendor_info: true }).where(eq(trips.id, trip.id))
    expect((await api.search.find({ q: 'numbet' })).corrected).toBe('numbat')
  })

  it.each(["'", '\\', ':*', '& | !', '(', '<->', "a'b", '🙂', 'হিমালয়', '%', 'ab '.repeat(33)])(
    'answers whatever is typed: %j',
    async (q) => {
      await aTrip(open().db)
      const found = await open().api.search.find({ q })
      expect(found.trips.items.length).toBeLessThanOrEqual(1)
      expect(await open().api.search.suggest({ q })).toBeInstanceOf(Array)
    },
  )

  it('writes words of three scripts alike', async () => {
    const key = async (text: string) => {
      const { rows } = (await open().db.execute(sql`select search_key(${text}) as key`)) as { rows: { key: string }[] }
      return rows[0]!.key
    }
    expect(await key('हिमालय Rāmeśvaram')).toBe('himalaya ramesvaram')
    expect(await key('வாரணாசி கேரளா')).toBe('varanasi kerala')
  })
})
