import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const site = 'https://hatheli.test'

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
}

describeWithDatabase('the sitemap', (open) => {
  const read = async (path: string) => {
    const answer = await open().request(path)
    expect(answer.status).toBe(200)
    return answer.text()
  }

  it('is an index of files that all exist', async () => {
    const files = locations(await read('/sitemap.xml'))
    expect(files).toEqual([`${site}/sitemap-pages.xml`, `${site}/sitemap-trips-1.xml`])
    for (const file of files) expect(await read(new URL(file).pathname)).toContain('<urlset')
  })

  it('lists regions with two trips or more, of all journeys and of a category', async () => {
    const { db } = open()
    const region = 'Tamil Nadu'
    await aTrip(db, { region, category: 'Wildlife Escapes' })
    await aTrip(db, { region, category: 'Wildlife Escapes' })
    await aTrip(db, { region, category: 'Wellness Retreats' })
    await aTrip(db, { region: 'Assam' })
    const landings = locations(await read('/sitemap-pages.xml')).filter((address) => address.includes('region'))
    expect(landings.map((address) => address.replace(/^https:\/\/[^/]+/, ''))).toEqual([
      '/journeys?region=Tamil%20Nadu',
      '/category/wildlife?region=Tamil%20Nadu',
    ])
  })

  it('lists the fixed pages and all four categories', async () => {
    const paths = locations(await read('/sitemap-pages.xml')).map((address) => address.slice(site.length))
    expect(paths).toEqual([
      '/',
      '/category/wildlife',
      '/category/wellness',
      '/category/experiences',
      '/category/slow-travel',
      '/journeys',
      '/blogs',
      '/about',
      '/partner',
      '/contact',
      '/privacy',
      '/terms',
    ])
  })

  it('lists published records with their last change, and no drafts', async () => {
    const { db } = open()
    const updated_at = new Date('2026-04-05T06:07:08.009Z')
    const trip = await aTrip(db, { updated_at })
    const blog = await aBlog(db, { updated_at })
    const draft = await aTrip(db, { status: 'draft' })
    const draftBlog = await aBlog(db, { status: 'draft', slug: 'not-yet' })
    const [pages, trips] = [await read('/sitemap-pages.xml'), await read('/sitemap-trips-1.xml')]
    const lastChange = '<lastmod>2026-04-05T06:07:08.009Z</lastmod>'
    expect(trips).toContain(`<url><loc>${site}${tripPath(trip)}</loc>${lastChange}<image:image>`)
    expect(pages).toContain(`<url><loc>${site}/blog/${blog.slug}</loc>${lastChange}<image:image>`)
    expect(pages + trips).not.toContain(draft.id)
    expect(pages + trips).not.toContain(draftBlog.slug)
  })

  it('has no files beyond those in the index', async () => {
    await aTrip(open().db)
    for (const number of [0, 2, 999]) {
      expect((await open().request(`/sitemap-trips-${number}.xml`)).status).toBe(404)
    }
  })

  it('is named in robots.txt, which disallows the back office', async () => {
    const text = await read('/robots.txt')
    expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(text).toMatch(/^Disallow: \/admin$/m)
  })
})
