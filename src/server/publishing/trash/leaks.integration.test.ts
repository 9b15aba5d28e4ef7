import { expect, it } from 'vitest'
import { publicCalls } from '#tests/support/database/public-calls.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

describeWithDatabase('what is in the trash', (open) => {
  it('is in no public response, sitemap or log line, nor is the draft it is restored as', async () => {
    const { adminApi, db, request, logged } = open()
    const marker = 'zqxmarker'
    const trip = await aTrip(db, { title: marker, description: marker, status: 'published', featured: true })
    const blog = await aBlog(db, { title: marker, slug: marker, tags: [marker], status: 'published' })
    const words = await aTestimonial(db, { name: marker, content: marker })
    const hero = await aHeroImage(db, { title: marker, is_active: true })
    const reads = [
      ...publicCalls.filter(({ path }) => !path.includes('{')).map(({ path }) => `/api${path}`),
      `/api/trips/${trip.id}`,
      `/api/blogs/${marker}`,
      '/sitemap-pages.xml',
      '/sitemap-trips-1.xml',
    ]
    const readAll = async () => (await Promise.all(reads.map(async (path) => (await request(path)).text()))).join()
    const shown = await readAll()
    for (const text of [marker, trip.id, blog.id, words.id]) expect(shown).toContain(text)
    await adminApi.admin.trips.delete({ trip_id: trip.id })
    await adminApi.admin.blogs.delete({ blog_id: blog.id })
    await adminApi.admin.testimonials.delete({ testimonial_id: words.id })
    await adminApi.admin.heroImages.delete({ hero_image_id: hero.id })
    const isHidden = async () => {
      const hidden = await readAll()
      for (const text of [trip.id, blog.id, hero.id]) expect(hidden).not.toContain(text)
      expect(hidden).not.toContain(marker)
    }
    await isHidden()
    expect(await readAll()).not.toContain(words.id)
    await adminApi.admin.trash.restore({ entity: 'trips', item_id: trip.id })
    await adminApi.admin.trash.restore({ entity: 'blogs', item_id: blog.id })
    await adminApi.admin.trash.restore({ entity: 'hero_images', item_id: hero.id })
    await isHidden()
    expect(JSON.stringify(logged)).not.toContain(marker)
  })
})
