import { expect, it } from 'vitest'
import { searchedItems, type SearchedItem } from '#contract/admin/search.ts'
import { heroImages } from '#server/platform/db/schema.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { anEnquiry } from '#tests/support/factories/enquiry.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'

describeWithDatabase('the search over everything', (open) => {
  const find = (search: string, entities?: SearchedItem[]) => open().adminApi.admin.search.find({ search, entities })
  const names = async (search: string, entities?: SearchedItem[]) =>
    (await find(search, entities)).items.map(({ name }) => name)

  it('finds items of every type by name, also unpublished ones, with their public paths', async () => {
    const { db } = open()
    const trip = await aTrip(db, { title: 'Zanskar on Ice', status: 'draft', region: 'Ladakh', vendor_id: null })
    const vendor = await aVendor(db, { vendor_name: 'Zanskar Guides', region: 'Ladakh' })
    const blog = await aBlog(db, { title: 'A Zanskar Winter', slug: 'zanskar-winter' })
    const said = await aTestimonial(db, { name: 'Zanskari Lover', trip_id: trip.id })
    const hero = await aHeroImage(db, { title: 'Zanskar river' })
    const enquiry = await anEnquiry(db, { name: 'Zanskar Dreamer' })
    const picture = await aPicture(db, { alt: '', original_name: 'zanskar-gorge.jpg' })
    const { items, similar } = await find('zanskar')
    expect(similar).toBe(false)
    const shown = Object.fromEntries(items.map((item) => [item.entity, item]))
    expect(shown.trips).toEqual({
      entity: 'trips',
      id: trip.id,
      name: 'Zanskar on Ice',
      detail: 'Ladakh',
      status: 'draft',
      path: `/trip/${trip.id}/zanskar-on-ice`,
      is_public: false,
    })
    expect(shown.vendors).toMatchObject({ id: vendor.id, path: `/host/${vendor.id}`, is_public: false })
    expect(shown.blogs).toMatchObject({
      id: blog.id,
      path: '/blog/zanskar-winter',
      status: 'published',
      is_public: true,
    })
    expect(shown.testimonials).toMatchObject({ id: said.id, detail: 'Zanskar on Ice', path: null })
    expect(shown.hero_images).toMatchObject({ id: hero.id, is_public: false, path: null })
    expect(shown.enquiries).toMatchObject({ id: enquiry.id, detail: enquiry.reference, path: null })
    expect(shown.pictures).toMatchObject({ id: picture.name, name: 'zanskar-gorge.jpg', path: null })
    expect((await find('wellness', ['categories'])).items).toMatchObject([
      { entity: 'categories', path: '/category/wellness', is_public: true },
    ])
    expect((await find('meghalaya', ['regions'])).items).toMatchObject([
      { entity: 'regions', name: 'Meghalaya', path: '/journeys?region=Meghalaya', is_public: false },
    ])
  })

  it('finds all words in any order, and the best first', async () => {
    const { db } = open()
    const bare = { vendor_id: null, region: 'Kerala' }
    await aTrip(db, { ...bare, title: 'Slow Days by Houseboat', created_at: new Date('2026-03-01') })
    await aTrip(db, { ...bare, title: 'Houseboat', created_at: new Date('2026-01-01') })
    await aTrip(db, { ...bare, title: 'Houseboat Kitchens', created_at: new Date('2026-02-01') })
    expect(await names('houseboat')).toEqual(['Houseboat', 'Houseboat Kitchens', 'Slow Days by Houseboat'])
    expect(await names('kerala slow')).toEqual(['Slow Days by Houseboat'])
    expect(await names('ho', ['trips'])).toHaveLength(3)
    expect((await find('boat kerala', ['blogs'])).items).toEqual([])
    expect(await names('')).toEqual([])
    expect(await names('0%_')).toEqual([])
  })

  it('leads to similar words where nothing has the words', async () => {
    const { db } = open()
    await aTrip(db, { title: 'Spiti: Snow Leopard Winter', region: 'Himachal Pradesh', vendor_id: null })
    expect(await find('wintr spti')).toMatchObject({ similar: true, items: [{ name: 'Spiti: Snow Leopard Winter' }] })
    expect(await find('qqqqqq')).toEqual({ similar: false, items: [] })
  })

  it('returns no contacts of vendors or senders of enquiries, though it searches them', async () => {
    const { db } = open()
    const contacts = { email: 'secret@numbat.example', phone: '+91 99887 76655', city: 'Numbatpur' }
    await aVendor(db, { vendor_name: 'Quiet Hills', ...contacts })
    await anEnquiry(db, {
      name: 'Asha',
      email: 'asha@numbat.example',
      phone: '+91 11223 34455',
      words: 'numbat please',
    })
    const text = JSON.stringify(await find('numbat'))
    expect(text).toContain('Quiet Hills')
    expect(text).toContain('Asha')
    for (const secret of ['secret@', '99887', 'Numbatpur', 'asha@', '11223', 'please'])
      expect(text).not.toContain(secret)
  })

  it('does not find what is in the trash', async () => {
    const { db, adminApi } = open()
    const trip = await aTrip(db, { title: 'Bilby Valley', vendor_id: null })
    const vendor = await aVendor(db, { vendor_name: 'Bilby Trails' })
    const blog = await aBlog(db, { title: 'Bilby Tales' })
    expect(await names('bilby')).toHaveLength(3)
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    await adminApi.admin.vendors.delete({ vendor_id: vendor.id })
    await adminApi.admin.blogs.delete({ blog_id: blog.id })
    expect(await names('bilby')).toEqual([])
    const named = [{ entity: 'trips', id: trip.id } as const]
    expect((await adminApi.admin.search.find({ named })).items).toEqual([])
  })

  it('names items by their ids, in that order, and leaves out missing ones', async () => {
    const { db, adminApi } = open()
    const blog = await aBlog(db, { title: 'Tea' })
    const trip = await aTrip(db, { title: 'Kanha', status: 'draft' })
    const picture = await aPicture(db)
    const named = [
      { entity: 'blogs', id: blog.id },
      { entity: 'trips', id: crypto.randomUUID() },
      { entity: 'vendors', id: 'no id' },
      { entity: 'trips', id: trip.id },
      { entity: 'pictures', id: picture.name },
    ] as const
    const { items } = await adminApi.admin.search.find({ named: [...named] })
    expect(items.map(({ name }) => name)).toEqual(['Tea', 'Kanha', picture.alt])
  })

  it('knows which hosts, regions and hero images are public', async () => {
    const { db } = open()
    const vendor = await aVendor(db, { vendor_name: 'Quoll Walks', region: 'Assam' })
    await aTrip(db, { vendor_id: vendor.id, region: 'Assam', show_vendor_info: false })
    const isPublic = async (search: string, entity: SearchedItem) => (await find(search, [entity])).items[0]!.is_public
    expect(await isPublic('quoll', 'vendors')).toBe(false)
    expect(await isPublic('assam', 'regions')).toBe(true)
    await aTrip(db, { vendor_id: vendor.id })
    expect(await isPublic('quoll', 'vendors')).toBe(true)
    await aHeroImage(db, { title: 'Quoll at dusk' })
    await db.update(heroImages).set({ is_active: true })
    expect(await isPublic('quoll', 'hero_images')).toBe(true)
  })

  it('is for the admin only', async () => {
    const test = open()
    await aTrip(test.db, { title: 'Secret Valley', status: 'draft' })
    const address = '/api/admin/search?search=secret'
    expect((await test.request(address)).status).toBe(401)
    await expect(test.api.admin.search.find({ search: 'secret' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const cookie = (await aSignedInBrowser(test)).cookies()
    const answer = await test.request(`${address}&entities[]=trips`, { headers: { cookie } })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('Secret Valley')
  })

  it('finds words of one and two letters where that is cheap', async () => {
    const { db } = open()
    await aPicture(db, { alt: 'Om at dusk' })
    await aTrip(db, { title: 'Om Valley' })
    expect(await names('om', [...searchedItems])).toEqual(['Om Valley'])
    expect(await names('om dusk')).toEqual(['Om at dusk'])
  })
})
