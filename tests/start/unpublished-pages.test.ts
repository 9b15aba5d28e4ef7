import { afterAll, beforeAll, expect, test } from 'vitest'
import { rmSync } from 'node:fs'
import { openPostgresql } from '#server/platform/db/postgresql.ts'
import { enquiries } from '#server/platform/db/schema.ts'
import { createLog } from '#server/platform/log.ts'
import { categoryRoute } from '#values/categories.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { publicCalls } from '#tests/support/database/public-calls.ts'
import { assemble, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { farFuture } from '#tests/support/factories/draft.ts'
import { enquiryFields } from '#tests/support/factories/enquiry.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aStoredPicture } from '#tests/support/factories/picture.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import { crawl, readPath } from '../support/program/crawl.ts'
import { adminEnvironment, cookieOfAdmin } from '../support/program/sign-in-as-admin.ts'
import { startProgram, temporaryFolder, type ProgramProcess } from '../support/program/program-process.ts'

/** Each is in every text of one kind of content that is not public. */
const markers = {
  row: 'zqrow',
  draft: 'zqdraft',
  autosave: 'zqautosave',
  scheduled: 'zqscheduled',
  preview: 'zqpreview',
  trashed: 'zqtrashed',
  contact: 'zqcontact',
  enquiry: 'zqenquiry',
  picture: 'zqpicture',
}

const folder = temporaryFolder()
let program: ProgramProcess
let store: TestDatabase

beforeAll(async () => {
  const DATABASE_URL = await clonePostgresql()
  store = assemble(await openPostgresql(DATABASE_URL, createLog('silent')), folder)
  program = await startProgram({ ...adminEnvironment, DATABASE_URL, DATA_DIR: folder, LOG_LEVEL: 'debug' })
  await program.ready()
})

afterAll(async () => {
  await store.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const textsOf = (text: string) => ({ title: text, region: text, description: text, short_description: text })
const tripOf = (text: string) => aTripPayload({ ...textsOf(text), highlights: [text] })
const storyOf = (text: string) => ({ title: text, slug: text, body: `<p>${text}</p>`, tags: [text] })

/** An upload that only a draft uses, and what names it. */
async function aPrivatePicture() {
  const words = { alt: markers.picture, originalName: `${markers.picture}.jpg` }
  const { url } = await aStoredPicture(store.db, store.storage, words)
  return { url, body: { ...tripOf(markers.draft), featured_image: url } }
}

/** Sends the form as a browser does. */
async function enquire(trip: string): Promise<void> {
  const { text } = await readPath(program.url, `/enquire?trip=${trip}`)
  const form = /name="form" value="([^"]+)"/.exec(text)![1]!
  const { enquiry } = markers
  const fields = { trip, name: enquiry, email: `${enquiry}@mail.example`, words: enquiry, phone: '' }
  const body = new URLSearchParams(enquiryFields(form, fields))
  const headers = { origin: program.url }
  const answer = await fetch(`${program.url}/enquire`, { method: 'POST', headers, body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect(await store.db.$count(enquiries)).toBe(1)
}

/** Public content, each with everything that is not public of it, and content that is not public at all. */
async function fill() {
  const { db, adminApi } = store
  const { admin } = adminApi
  const { contact } = markers
  const reached = { email: `${contact}@mail.example`, phone: contact, social_handles: { instagram: contact } }
  const vendor = await aVendor(db, { ...reached, city: contact, description: contact })
  const trip = await aTrip(db, { title: 'Live Lotus', featured: true, vendor_id: vendor.id })
  await enquire(trip.id)
  const blog = await aBlog(db, { title: 'Live Lagoon', status: 'published' })
  const hero = await aHeroImage(db, { title: 'Live Ladakh', is_active: true })
  const [category] = await admin.categories.list()
  const bodies = {
    trips: { item_id: trip.id, of: tripOf },
    blogs: { item_id: blog.id, of: storyOf },
    categories: { item_id: category!.id, of: (text: string) => ({ title: text, description: text }) },
  }
  const secrets: string[] = []
  for (const [entity, { item_id, of }] of Object.entries(bodies)) {
    const item = { entity: entity as keyof typeof bodies, item_id }
    await admin.drafts.saveDraft({ ...item, body: of(markers.draft) })
    const held = { values: of(markers.autosave), by: 'form' }
    await admin.drafts.autosave({ ...item, body: held })
    const preview_id = crypto.randomUUID()
    await admin.previews.put({ ...item, preview_id, body: of(markers.preview) })
    const link = await admin.previews.share({ preview_id, days: 7 })
    secrets.push(preview_id, link.id)
  }
  const typed = { title: markers.preview, image_url: hero.image_url, alt: markers.preview }
  await admin.previews.put({ preview_id: crypto.randomUUID(), entity: 'hero_images', item_id: hero.id, body: typed })
  const picture = await aPrivatePicture()
  const pictured = await aTrip(db, { title: 'Live Lagerstroemia' })
  secrets.push(picture.url)
  await saveDraft(pictured.id, picture.body)
  const unpublished = await aTrip(db, { ...textsOf(markers.row), status: 'draft' })
  const other = await aTrip(db, { title: 'Other Oleander' })
  const planned = { entity: 'trips', action: 'publish', due_at: farFuture } as const
  for (const item_id of [unpublished.id, other.id])
    await admin.schedules.set({ ...planned, item_id, body: tripOf(markers.scheduled) })
  const gone = await aTrip(db, { ...textsOf(markers.trashed), featured: true })
  const goneBlog = await aBlog(db, { ...storyOf(markers.trashed), status: 'published' })
  const words = await aTestimonial(db, { name: markers.trashed, content: markers.trashed, trip_id: trip.id })
  return { trip, other, blog, category: category!, unpublished, gone, goneBlog, words, secrets, vendor, picture }
}

const saveDraft = (item_id: string, body: ReturnType<typeof tripOf>) =>
  store.adminApi.admin.drafts.saveDraft({ entity: 'trips', item_id, body })

const read = (path: string) => readPath(program.url, path)

/** Calls of the API without an id, and searches for what must not be found. */
const calls = [
  ...publicCalls.filter(({ path }) => !path.includes('{')).map(({ path }) => `/api${path}`),
  ...Object.values(markers).flatMap((text) => [`/api/search?q=${text}`, `/api/search-suggestions?q=${text}`]),
]

const texts = ['/robots.txt', '/llms.txt', '/.well-known/security.txt', '/healthz', '/readyz', '/metrics']
const files = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-trips-1.xml', '/feed.xml', '/atom.xml', ...texts]

test('what is not public is in no page, answer, picture address, file, cached page or log line', async () => {
  const filled = await fill()
  const { admin } = store.adminApi
  const { trip, other, blog, category, unpublished, gone, goneBlog, words, secrets, vendor, picture } = filled
  const pages = [
    '/',
    '/blogs',
    '/about',
    `/trip/${trip.id}`,
    `/trip/${other.id}`,
    `/blog/${blog.slug}`,
    `/category/${categoryRoute('Wildlife Escapes')}`,
    `/category/${categoryRoute(category.name)}`,
    `/host/${vendor.id}`,
  ]
  const shown = await Promise.all(pages.map(read))
  expect(shown.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect(shown[0]!.text, 'what is deleted next is public before').toContain(markers.trashed)
  const card = /\/media\/cards\/trips\/[^"]+/.exec(shown[3]!.text)![0]
  await admin.trips.delete({ trip_id: gone.id })
  await admin.blogs.delete({ blog_id: goneBlog.id })
  await admin.testimonials.delete({ testimonial_id: words.id })
  await expect.poll(async () => (await read('/')).text).not.toContain(markers.trashed)
  const hidden = [...Object.values(markers), ...secrets, unpublished.id, gone.id, goneBlog.id, words.id]
  const found = await crawl(program.url, [
    ...pages,
    ...files,
    '/manifest.webmanifest',
    ...calls,
    `/api/trips/${trip.id}`,
    card,
  ])
  expect([...found.keys()]).toEqual(expect.arrayContaining([...pages, card]))
  const cached = await Promise.all(pages.map(async (path) => [path, await read(path)] as const))
  for (const [path, { headers }] of cached) expect(headers.get('cache-status'), path).toBe('hatheli; hit')
  for (const [path, { text }] of [...found, ...cached]) {
    const unasked = hidden.filter((secret) => !path.includes(secret))
    expect(
      unasked.filter((secret) => text.includes(secret)),
      path,
    ).toEqual([])
  }
  const cookie = await cookieOfAdmin(program)
  for (const path of [picture.url, `${picture.url}/480.avif`]) {
    expect((await read(path)).status, path).toBe(404)
    expect((await fetch(program.url + path, { headers: { cookie } })).status, path).toBe(200)
  }
  expect((await read(`/trip/${trip.id}`)).text, 'the card has its address still').toContain(card)
  for (const path of [`/trip/${unpublished.id}`, `/trip/${gone.id}`, '/blog/zqtrashed', '/blog/zqdraft']) {
    const { status, text } = await read(path)
    expect(status, path).toBe(404)
    const unasked = hidden.filter((secret) => !path.includes(secret))
    expect(
      unasked.filter((secret) => text.includes(secret)),
      path,
    ).toEqual([])
  }
  const lines = (program.stdout() + program.stderr())
    .split('\n')
    .filter((line) => !/"\/(?:blog\/|api\/search[\w-]*\?q=)zq/.test(line))
  const logged = Object.values(markers).filter((marker) => lines.some((line) => line.includes(marker)))
  expect(logged, 'log').toEqual([])
  await admin.trips.update({ trip_id: trip.id, trip_data: { title: markers.draft } })
  await expect.poll(async () => (await read('/')).text, { message: 'published, it is found' }).toContain(markers.draft)
})
