import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { blogs } from '#server/platform/db/schema.ts'
import { contentWrites } from '#server/platform/db/writes/content-writes.ts'
import { createPageCache } from '#server/platform/page-cache/page-cache.ts'
import { fixedPages } from '#values/pages/fixed-pages.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { placeholderContacts } from '#values/placeholder-contacts.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { aPicture } from '#tests/support/factories/picture.ts'
import { aTrip } from '#tests/support/factories/trip.ts'

const site = 'https://hatheli.test'
const files = ['/feed.xml', '/atom.xml', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-trips-1.xml']
const hostile = `<b>&amp; "quoted" ]]> \u000b लद्दाख 🐅`

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => name === 'item' })

describeWithDatabase('files for programs', (open) => {
  const read = async (path: string) => {
    const answer = await open().request(path)
    expect(answer.status, path).toBe(200)
    return { type: answer.headers.get('content-type'), text: await answer.text() }
  }

  it('are well-formed XML, whatever texts contain', async () => {
    const { db } = open()
    await aBlog(db, { title: hostile, tags: [hostile], body: `<p>${'a & b'.replace('&', '&amp;')} ]]></p>` })
    await aTrip(db, { title: hostile })
    for (const path of files) expect(XMLValidator.validate((await read(path)).text), path).toBe(true)
    const { rss } = parser.parse((await read('/feed.xml')).text) as { rss: { channel: { item: { title: string }[] } } }
    expect(rss.channel.item[0]!.title).toContain('लद्दाख 🐅')
  })

  it('list published stories only, newest first, with absolute addresses in their bodies', async () => {
    const { db } = open()
    const body = '<p>See <a href="/trip/1">this</a>, <a href="https://other.example/a">that</a>.</p>'
    const old = await aBlog(db, { body, published_at: new Date('2026-01-02T03:04:05Z') })
    const latest = await aBlog(db, { published_at: new Date('2026-02-03T04:05:06Z') })
    await aBlog(db, { status: 'draft', title: 'Not yet', slug: 'not-yet' })
    const rss = await read('/feed.xml')
    const atom = await read('/atom.xml')
    expect([rss.type, atom.type]).toEqual(['application/rss+xml; charset=utf-8', 'application/atom+xml; charset=utf-8'])
    const { item } = (parser.parse(rss.text) as { rss: { channel: { item: Record<string, string>[] } } }).rss.channel
    expect(item.map(({ link }) => link)).toEqual([`${site}/blog/${latest.slug}`, `${site}/blog/${old.slug}`])
    expect(item[1]).toMatchObject({ pubDate: 'Fri, 02 Jan 2026 03:04:05 GMT', guid: { '#text': `urn:uuid:${old.id}` } })
    expect(item[1]!['content:encoded']).toContain(`<a href="${site}/trip/1"`)
    expect(item[1]!['content:encoded']).toContain(`<img src="${site}${old.featured_image}"`)
    expect(item[1]!['content:encoded']).toContain('href="https://other.example/a"')
    expect(atom.text).toContain(`<id>urn:uuid:${latest.id}</id>`)
    for (const path of ['/feed.xml', '/atom.xml', '/llms.txt', '/sitemap-pages.xml']) {
      expect((await read(path)).text, path).not.toMatch(/not yet|not-yet/i)
    }
  })

  it('are cached with an entity tag, and new at once after a save', async () => {
    const test = open()
    const cache = createPageCache<Response>(4_000_000)
    const app = test.appWith({ cache, api: { ...test.context, writes: contentWrites(() => cache.purge()) } })
    const { id } = await aBlog(test.db, { title: 'Before' })
    for (const path of ['/feed.xml', '/atom.xml', '/llms.txt', '/sitemap-pages.xml']) {
      const ask = (headers = {}) => app.request(site + path, { headers })
      const etag = (await ask()).headers.get('etag')!
      expect(etag, path).toBeTruthy()
      expect((await ask({ 'if-none-match': etag })).status, path).toBe(304)
      await test.db.update(blogs).set({ title: `After ${path}`, slug: `after-${cache.stats().entries}` })
      cache.purge()
      const after = await ask({ 'if-none-match': etag })
      expect(after.status, path).toBe(200)
    }
    await test.db.update(blogs).set({ status: 'draft' }).where(eq(blogs.id, id))
    cache.purge()
    expect(await (await app.request(`${site}/feed.xml`)).text()).not.toContain('<item>')
  })

  it('are valid without any story', async () => {
    for (const path of files) expect(XMLValidator.validate((await read(path)).text), path).toBe(true)
  })

  it('name the pictures of trips and stories in the sitemap', async () => {
    const { db } = open()
    const [trip, blog] = [await aTrip(db), await aBlog(db)]
    expect(trip.featured_image).not.toBeNull()
    const image = (url: string | null) => `<image:image><image:loc>${site}${url}</image:loc></image:image>`
    expect((await read('/sitemap-trips-1.xml')).text).toContain(image(trip.featured_image))
    expect((await read('/sitemap-pages.xml')).text).toContain(image(blog.featured_image))
  })

  it('describe the site for readers of text: pages, categories, journeys and stories', async () => {
    const { db } = open()
    const trip = await aTrip(db, { title: 'Kanha [slowly]\nand on foot' })
    const draft = await aTrip(db, { title: 'Secret', status: 'draft' })
    const { type, text } = await read('/llms.txt')
    expect(type).toMatch(/^text\/plain; charset=utf-8$/i)
    expect(text).toMatch(/^# Hatheli\n\n> /)
    expect(text).toContain(`- [Kanha \\[slowly\\] and on foot](${site}${tripPath(trip)}): `)
    expect(text).not.toContain(draft.id)
    for (const { path } of fixedPages) expect(text).toContain(`(${site}${path}):`)
  })

  it('say how to report a weakness, for the next months and without a placeholder', async () => {
    const { type, text } = await read('/.well-known/security.txt')
    expect(type).toMatch(/^text\/plain/)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!)
    expect(expires - Date.now()).toBeGreaterThan(150 * 86_400_000)
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000)
    expect(text).toContain(`Contact: ${site}/contact\n`)
    expect(text).toContain(`Canonical: ${site}/.well-known/security.txt\n`)
    expect(text).not.toContain(placeholderContacts.email)
    const settings_data = { email: 'safe@company.test' }
    await open().adminApi.admin.settings.update({ section: 'contacts', settings_data })
    expect((await read('/.well-known/security.txt')).text).toContain('Contact: mailto:safe@company.test\n')
  })

  it('are a manifest with the icons of the brand', async () => {
    const { type, text } = await read('/manifest.webmanifest')
    expect(type).toBe('application/manifest+json')
    expect(JSON.parse(text)).toMatchObject({
      name: 'Hatheli',
      start_url: '/',
      icons: [{}, {}, { purpose: 'maskable' }],
    })
  })

  it('say what the settings say, and lead to the cancellation policy once there is one', async () => {
    const { adminApi, db } = open()
    const { url } = await aPicture(db, { bucket: 'site-images' })
    expect((await read('/sitemap-pages.xml')).text).not.toContain('/cancellation')
    const company = { brand_name: 'Aranya', favicon: url }
    await adminApi.admin.settings.update({ section: 'company', settings_data: company })
    await adminApi.admin.settings.update({ section: 'legal', settings_data: { cancellation_confirmed: true } })
    await adminApi.admin.settings.update({ section: 'taxes', settings_data: { gst_rate: 12 } })
    const manifest = JSON.parse((await read('/manifest.webmanifest')).text) as object
    expect(manifest).toMatchObject({ name: 'Aranya', icons: [{ src: url }] })
    const about = (await read('/llms.txt')).text
    expect(about).toMatch(/^# Aranya\n/)
    expect(about).toContain('before 12% GST')
    expect(about).toContain(`(${site}/cancellation)`)
    expect((await read('/sitemap-pages.xml')).text).toContain(`<loc>${site}/cancellation</loc>`)
  })
})
