import { expect, test } from 'vitest'
import pg from 'pg'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { shareCardSize } from '#values/pictures/share-card.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { clonePostgresql } from '#tests/support/database/open-fresh.ts'
import { startProgram, type ProgramProcess } from '../support/program/program-process.ts'
import { unknownToSchemaOrg } from '../support/schema-org.ts'

interface ReadPage {
  path: string
  html: string
  title: string
  /** By name or property. */
  meta: Record<string, string>
  canonical: string
  items: Record<string, unknown>[]
}

let program: ProgramProcess
let client: pg.Client
let pages: ReadPage[]
let kanha: { id: string; title: string }

const get = (path: string) => fetch(program.url + path, { redirect: 'manual' })

/** One start of the program for all: each walks the same pages, and the last two change what they show. */
test('what search engines, messengers and feed readers find of the demo catalogue', async () => {
  const DATABASE_URL = await clonePostgresql()
  program = await startProgram({ DATABASE_URL, DEMO_CONTENT: 'on', ADMIN_PASSWORD: 'a password of this test' })
  await program.ready()
  client = new pg.Client(DATABASE_URL)
  await client.connect()
  try {
    pages = []
    for (const path of await pathsOfSitemap()) pages.push(await readPage(path))
    const { rows } = await client.query<typeof kanha>(`select id, title from trips where title like 'Kanha%'`)
    kanha = rows[0]!
    headsAreDistinct()
    await shareCardsAreWhole()
    structuredDataIsKnown()
    breadcrumbsAreShown()
    await missingPagesNameTheBrand()
    await wrongTitlesLeadToTheTrip()
    await formerAddressesLeadToTheStory()
  } finally {
    await client.end()
  }
}, 180_000)

async function pathsOfSitemap(): Promise<string[]> {
  const parser = new XMLParser({ isArray: (name) => ['sitemap', 'url'].includes(name) })
  const locate = async (file: string, list: string, entry: string) => {
    const xml = await (await get(file)).text()
    expect(XMLValidator.validate(xml), file).toBe(true)
    const parsed = parser.parse(xml) as Record<string, Record<string, { loc: string }[]>>
    return parsed[list]![entry]!.map(({ loc }) => {
      const { pathname, search } = new URL(loc)
      return pathname + search
    })
  }
  const files = await locate('/sitemap.xml', 'sitemapindex', 'sitemap')
  return (await Promise.all(files.map((file) => locate(file, 'urlset', 'url')))).flat()
}

async function readPage(path: string): Promise<ReadPage> {
  const answer = await get(path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': items = [] } = JSON.parse(json ?? '{}') as { '@graph'?: Record<string, unknown>[] }
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  return {
    path,
    html,
    title,
    meta: Object.fromEntries(tags.map(([, name, text]) => [name!, text!])),
    canonical,
    items,
  }
}

function expectDistinct(what: (page: ReadPage) => string | undefined, among = pages) {
  const byText = Map.groupBy(among, what)
  expect(byText.has(undefined) || byText.has('')).toBe(false)
  expect(
    [...byText].filter(([, same]) => same.length > 1).map(([text, same]) => [text, same.map(({ path }) => path)]),
  ).toEqual([])
}

/** Titles, descriptions and canonical addresses of all public pages are distinct, and name the brand. */
function headsAreDistinct() {
  expect(pages.length).toBeGreaterThan(35)
  expectDistinct(({ title }) => title)
  expectDistinct(({ meta }) => meta.description)
  expectDistinct(({ meta }) => meta['og:title'])
  for (const { path, title, canonical } of pages) {
    expect(title, path).toMatch(/^.+ · Hatheli$/)
    const { pathname, search } = new URL(canonical)
    expect(pathname + search, path).toBe(path)
  }
}

/** Each page has its own share card, with its size and words. */
async function shareCardsAreWhole() {
  // A region's page is shared with the card of the list that it is a part of.
  const whole = pages.filter(({ path }) => !path.includes('?'))
  expectDistinct(({ meta }) => meta['og:image'], whole)
  for (const { path, meta, title } of pages) {
    expect(meta, path).toMatchObject({
      'og:image': expect.stringContaining('/media/cards/') as string,
      'og:image:width': String(shareCardSize.width),
      'og:image:height': String(shareCardSize.height),
      'og:image:alt': title,
      'og:description': meta.description,
      'og:site_name': 'Hatheli',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': title,
    })
  }
  const fixed = pages.filter(({ meta }) => meta['og:image']!.includes('/pages/'))
  expect(fixed.length).toBeGreaterThanOrEqual(7)
  for (const { meta } of fixed) expect((await fetch(meta['og:image']!)).status).toBe(200)
}

/** Structured data has types and properties of schema.org only, and no ratings. */
function structuredDataIsKnown() {
  for (const { path, items } of pages) {
    expect(unknownToSchemaOrg(items), path).toEqual([])
    expect(JSON.stringify(items), path).not.toMatch(/"(?:\w*[rR]ating\w*|reviews?)"/)
  }
  const typesAt = (path: string) => pages.find((page) => page.path === path)!.items.map((each) => each['@type'])
  expect(typesAt('/')).toEqual(['TravelAgency', 'WebSite'])
  expect(typesAt(tripPath(kanha))).toEqual([['Product', 'TouristTrip'], 'BreadcrumbList'])
  expect(typesAt('/blog/the-tiger-hour')).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(typesAt('/category/wildlife')).toEqual(['BreadcrumbList', 'ItemList'])
}

/** Trips, stories and categories show where they belong. */
function breadcrumbsAreShown() {
  for (const { path, html } of pages) {
    const isBelow = /^\/(?:trip|blog|category)\//.test(path)
    expect(html.includes('<nav aria-label="Breadcrumb">'), path).toBe(isBelow)
  }
}

/** What is not found keeps the brand in its title, and is not indexed. */
async function missingPagesNameTheBrand() {
  for (const path of ['/nowhere', '/trip/none', '/blog/none', '/category/none']) {
    const html = await (await get(path)).text()
    expect(html, path).toMatch(/<title>[^<]*[Nn]ot [Ff]ound · Hatheli<\/title>/)
    expect(html, path).toContain('<meta name="robots" content="noindex"/>')
  }
}

/** A wrong title in the address of a trip leads to the present one; without any it shows the page. */
async function wrongTitlesLeadToTheTrip() {
  const path = tripPath(kanha)
  expect(path).toBe(`/trip/${kanha.id}/kanha-tiger-country`)
  const plain = await get(`/trip/${kanha.id}`)
  expect(plain.status).toBe(200)
  expect(await plain.text()).toContain(`${path}"/>`)
  const wrong = await get(`/trip/${kanha.id}/tigers?utm_source=letter`)
  expect([wrong.status, wrong.headers.get('location')]).toEqual([301, `${path}?utm_source=letter`])
  // A browser that kept it for good would go round in circles once a title is changed back.
  expect(wrong.headers.get('cache-control')).toBe('no-cache')
  expect((await get(`/trip/00000000-0000-4000-8000-000000000000/kanha`)).status).toBe(404)
  await client.query('update trips set title = $2 where id = $1', [kanha.id, 'कान्हा'])
  await expect.poll(async () => (await get(path)).headers.get('location')).toBe(`/trip/${kanha.id}`)
  await client.query('update trips set title = $2 where id = $1', [kanha.id, kanha.title])
  await expect.poll(async () => (await get(path)).status).toBe(200)
}

/** A former address of a story leads to the present one, and is not found while it is a draft. */
async function formerAddressesLeadToTheStory() {
  await client.query(`update blogs set slug = 'an-hour-of-tigers' where slug = 'the-tiger-hour'`)
  const answer = () => get('/blog/the-tiger-hour?utm_source=letter')
  await expect.poll(async () => (await answer()).status).toBe(301)
  expect((await answer()).headers.get('location')).toBe('/blog/an-hour-of-tigers?utm_source=letter')
  await client.query(`update blogs set status = 'draft' where slug = 'an-hour-of-tigers'`)
  await expect.poll(async () => (await answer()).status).toBe(404)
}
