import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { refreshKnownWords } from '#server/catalogue/common/known-words.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import type { Db } from './database.ts'
import { blogs, searchRows, searchWords, testimonials, trips, vendors } from './schema.ts'

describeWithDatabase('words for searches', (open) => {
  const words = async () => {
    const rows = await open().db.select().from(searchRows).orderBy(searchRows.noun)
    return rows.map(({ noun, words: text }) => `${noun}: ${text}`)
  }

  it('follow vendors, blogs and testimonials, in lower case and without diacritics', async () => {
    const { db } = open()
    const trip = await aTrip(db, { title: 'Éclat à Pondichéry' })
    await db.update(vendors).set({ vendor_name: 'Ólafur', city: null, region: 'Goa', email: 'O@x.in', phone: '+91 1' })
    await aBlog(db, { title: 'Tea', slug: 'tea', tags: ['Assam', 'Rain'] })
    await aTestimonial(db, { name: 'Asha', content: 'Lovely', trip_id: trip.id })
    expect(await words()).toEqual([
      'blog: tea tea assam rain',
      'testimonial: asha lovely eclat a pondichery',
      'vendor: olafur goa o@x.in +91 1',
    ])
    await db.update(trips).set({ title: 'Walls of Pondicherry' })
    await db.update(blogs).set({ tags: null })
    expect(await words()).toEqual([
      'blog: tea tea',
      'testimonial: asha lovely walls of pondicherry',
      'vendor: olafur goa o@x.in +91 1',
    ])
    await db.delete(trips).where(eq(trips.id, trip.id))
    await db.delete(vendors)
    expect(await words()).toEqual(['blog: tea tea', 'testimonial: asha lovely'])
    await db.delete(blogs)
    await db.execute(sql`truncate testimonials`)
    expect(await words()).toEqual([])
  })

  it('are noted by one transaction at a time; the rest is added later, and what stands nowhere goes', async () => {
    const { db } = open()
    const isKnown = async (word: string) => (await db.$count(searchWords, eq(searchWords.word, word))) > 0
    const first = await db.transaction(async (tx) => {
      const blog = await aBlog(tx as Db, { title: 'Rhododendron', slug: 'rhododendron' })
      await aBlog(db, { title: 'Rhododendron and Langurs', slug: 'langurs' })
      return blog
    })
    expect([await isKnown('rhododendron'), await isKnown('langurs')]).toEqual([true, false])
    await refreshKnownWords(db)
    expect(await isKnown('langurs')).toBe(true)
    await db.delete(blogs).where(eq(blogs.slug, 'langurs'))
    await refreshKnownWords(db)
    expect([await isKnown(first.slug), await isKnown('langurs')]).toEqual([true, false])
  })

  it('of a thing that is deleted for ever are forgotten with it', async () => {
    const { adminApi, db } = open()
    const [gone, left] = [
      await aVendor(db, { vendor_name: 'Zaqariya Homestay' }),
      await aVendor(db, { vendor_name: 'Homestay Ubhaya' }),
    ]
    await adminApi.admin.vendors.delete({ vendor_id: gone.id })
    await adminApi.admin.trash.purge({ noun: 'vendors', noun_id: gone.id })
    const known = (await db.select().from(searchWords)).map(({ word }) => word)
    expect([known.includes('zaqariya'), known.includes('homestay'), left.vendor_name]).toEqual([
      false,
      true,
      'Homestay Ubhaya',
    ])
  })

  it('are remembered one by one, to correct what is mistyped', async () => {
    const { db } = open()
    await aTrip(db, { title: 'Spiti in Winter', region: 'Himachal Pradesh' })
    await aTestimonial(db, { name: 'Asha', content: 'Spiti!', trip_id: null })
    await db.update(testimonials).set({ content: 'Kinnaur' })
    const known = await db.select().from(searchWords)
    const remembered = known.map(({ word }) => word)
    for (const word of ['spiti', 'winter', 'himachal', 'pradesh', 'kinnaur']) expect(remembered).toContain(word)
    expect(remembered).not.toContain('in')
  })
})
