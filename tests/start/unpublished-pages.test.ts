import { afterAll, beforeAll, expect, test } from 'vitest'
import { rmSync } from 'node:fs'
import { openPostgresql } from '#server/db/postgresql.ts'
import { createLog } from '#server/log.ts'
import { categoryRoute } from '#values/categories.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { assemble, type TestDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { farFuture } from '#tests/support/factories/edition.ts'
import { aHeroImage } from '#tests/support/factories/hero-image.ts'
import { aTestimonial } from '#tests/support/factories/testimonial.ts'
import { aTripPayload } from '#tests/support/factories/trip-payload.ts'
import { aTrip } from '#tests/support/factories/trip.ts'
import { startProgram, temporaryFolder, type ProgramProcess } from '../support/program/program-process.ts'

/** Each stands in every text of one kind of version that is not public. */
const markers = {
  row: 'zqrow',
  draft: 'zqdraft',
  autosave: 'zqautosave',
  scheduled: 'zqscheduled',
  preview: 'zqpreview',
  trashed: 'zqtrashed',
}

const folder = temporaryFolder()
let program: ProgramProcess
let store: TestDatabase

beforeAll(async () => {
  const DATABASE_URL = await clonePostgresql()
  store = assemble(await openPostgresql(DATABASE_URL, createLog('silent')), folder)
  program = await startProgram({ DATABASE_URL, LOG_LEVEL: 'debug', ADMIN_PASSWORD: 'a password of this test' })
  await program.ready()
})

afterAll(async () => {
  await store.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const textsOf = (text: string) => ({ title: text, region: text, description: text, short_description: text })
const tripOf = (text: string) => aTripPayload({ ...textsOf(text), highlights: [text] })
const storyOf = (text: string) => ({ title: text, slug: text, body: `<p>${text}</p>`, tags: [text] })

/** Things that are public, each with everything besides that is not, and things that are not public at all. */
async function fill() {
  const { db, adminApi } = store
  const { admin } = adminApi
  const trip = await aTrip(db, { title: 'Live Lotus', featured: true })
  const blog = await aBlog(db, { title: 'Live Lagoon', status: 'published' })
  const hero = await aHeroImage(db, { title: 'Live Ladakh', is_active: true })
  const [category] = await admin.categories.list()
  const bodies = {
    trips: { item_id: trip.id, of: tripOf },
    blogs: { item_id: blog.id, of: storyOf },
    categories: { item_id: category!.id, of: (text: string) => ({ title: text, description: text }) },
  }
  const secrets: string[] = []
  for (const [noun, { item_id, of }] of Object.entries(bodies)) {
    const thing = { noun: noun as keyof typeof bodies, item_id }
    secrets.push((await admin.editions.saveDraft({ ...thing, body: of(markers.draft) })).id)
    const held = { values: of(markers.autosave), by: 'form' }
    secrets.push((await admin.editions.autosave({ ...thing, body: held })).id)
    const preview_id = crypto.randomUUID()
    await admin.previews.put({ ...thing, preview_id, body: of(markers.preview) })
    const link = await admin.previews.share({ preview_id, days: 7 })
    secrets.push(preview_id, link.id)
  }
  const typed = { title: markers.preview, image_url: hero.image_url, alt: markers.preview }
  await admin.previews.put({ preview_id: crypto.randomUUID(), noun: 'hero_images', item_id: hero.id, body: typed })
  const unpublished = await aTrip(db, { ...textsOf(markers.row), status: 'draft' })
  const other = await aTrip(db, { title: 'Other Oleander' })
  const planned = { noun: 'trips', action: 'publish', due_at: farFuture } as const
  for (const item_id of [unpublished.id, other.id])
    secrets.push((await admin.schedules.set({ ...planned, item_id, body: tripOf(markers.scheduled) })).id)
  const gone = await aTrip(db, { ...textsOf(markers.trashed), featured: true })
  const goneBlog = await aBlog(db, { ...storyOf(markers.trashed), status: 'published' })
  const words = await aTestimonial(db, { name: markers.trashed, content: markers.trashed, trip_id: trip.id })
  return { trip, other, blog, category: category!, unpublished, gone, goneBlog, words, secrets }
}

interface Read {
  status: number
  /** Headers and body. */
  text: string
}

async function read(path: string): Promise<Read> {
  const answer = await fetch(program.url + path)
  return { status: answer.status, text: `${JSON.stringify([...answer.headers])} ${await answer.text()}` }
}

test('what is not public is in no page, its data, share card, sitemap, feed or log line', async () => {
  const filled = await fill()
  const { admin } = store.adminApi
  const { trip, other, blog, category, unpublished, gone, goneBlog, words, secrets } = filled
  const pages = [
    '/',
    '/blogs',
    '/about',
    `/trip/${trip.id}`,
    `/trip/${other.id}`,
    `/blog/${blog.slug}`,
    `/category/${categoryRoute('Wildlife Escapes')}`,
    `/category/${categoryRoute(category.name)}`,
  ]
  const files = [
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/sitemap-trips-1.xml',
    '/robots.txt',
    '/blogs/feed.xml',
    '/feed.xml',
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
  for (const path of [...pages, ...files, card]) {
    const { text } = await read(path)
    expect(
      hidden.filter((secret) => text.includes(secret)),
      path,
    ).toEqual([])
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
  const lines = (program.stdout() + program.stderr()).split('\n').filter((line) => !line.includes('"/blog/zq'))
  const told = Object.values(markers).filter((marker) => lines.some((line) => line.includes(marker)))
  expect(told, 'log').toEqual([])
  await admin.trips.update({ trip_id: trip.id, trip_data: { title: markers.draft } })
  await expect.poll(async () => (await read('/')).text, { message: 'published, it is found' }).toContain(markers.draft)
})
