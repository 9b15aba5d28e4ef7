import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { blogs, searchEntries, searchTerms, trips, vendors } from '../../db/schema.ts'
import { describeWithDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { refreshFound } from './refresh.ts'

/** Everything that the search has stored when the cleanup job was there, as one text. */
async function stored({ db }: TestDatabase): Promise<string> {
  await refreshFound(db)
  const rows = [await db.select().from(searchEntries), await db.select().from(searchTerms)]
  return JSON.stringify(rows).toLowerCase()
}

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

  it('stores no word of a draft, and forgets those of what was unpublished', async () => {
    const { db } = open()
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
    expect(await stored(open())).not.toContain(secret)
    await db.update(trips).set({ status: 'published' }).where(eq(trips.id, trip.id))
    await db.update(blogs).set({ status: 'published', published_at: new Date() }).where(eq(blogs.id, blog.id))
    expect(await stored(open())).toContain(secret)
    await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, trip.id))
    await db.update(blogs).set({ status: 'draft' }).where(eq(blogs.id, blog.id))
    expect(await stored(open())).not.toContain(secret)
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
    const words = await stored(open())
    for (const contact of ['zyzzyva', '99887', '76655']) expect(words).not.toContain(contact)
  })

  it('corrects to no word of what is no longer public, before the cleanup too', async () => {
    const { db, api } = open()
    const { id } = await aTrip(db, { title: 'Pangolin Nights', vendor_id: null })
    await aTrip(db, { title: 'Pangolan Nights', vendor_id: null })
    expect((await api.search.find({ q: 'pangolon' })).corrected).toBe('pangolan')
    await db.delete(trips).where(eq(trips.title, 'Pangolan Nights'))
    expect((await api.search.find({ q: 'pangolon' })).corrected).toBe('pangolin')
    await db.update(trips).set({ status: 'draft' }).where(eq(trips.id, id))
    const found = await api.search.find({ q: 'pangolon' })
    expect(found.corrected).toBeNull()
    expect(JSON.stringify(found)).not.toMatch(/pangol[ai]n/)
    expect(await db.$count(searchTerms, eq(searchTerms.word, 'pangolin'))).toBe(1)
    await refreshFound(db)
    expect(await db.$count(searchTerms)).toBe(0)
  })

  it('corrects only to words that are public, and mends what saves left out', async () => {
    const { db, api } = open()
    await aTrip(db, { title: 'Pangolin Nights', vendor_id: null })
    await db.delete(searchTerms)
    expect((await api.search.find({ q: 'pangolen' })).corrected).toBeNull()
    await refreshFound(db)
    expect((await api.search.find({ q: 'pangolen' })).corrected).toBe('pangolin')
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
