import { Hono, type MiddlewareHandler } from 'hono'
import { categoryNames, categoryPath } from '#values/categories.ts'
import { landingTrips } from '#values/trips/landing-trips.ts'
import { publicPages } from '#values/pages/fixed-pages.ts'
import type { SettingsReader } from '#server/api/settings.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  categoryPictures,
  hostAddresses,
  publishedBlogAddresses,
  publishedTripAddresses,
  publishedTripCount,
  regionLandings,
} from './sitemap-queries.ts'
import { sendXml, xmlText } from '../../platform/http/responses/xml.ts'

/** URLs in one file; the protocol allows 50,000. */
const addressesPerFile = 10_000

/** The home page, the categories, and the other fixed pages. */
async function fixedEntries(db: Db, settings: SettingsReader): Promise<Entry[]> {
  const pictures = await categoryPictures(db)
  const [home, ...others] = publicPages((await settings.read()).profile).map(({ path }) => ({ path }))
  const categories = categoryNames.map((name) => ({ path: categoryPath(name), pictures: pictures.get(name) ?? [] }))
  return [home!, ...categories, ...others]
}

/** Regions that search engines index, among all journeys and in a category. */
async function landingEntries(db: Db): Promise<Entry[]> {
  const regions = await regionLandings(db)
  const inCategories = regions.filter(({ trips }) => trips >= landingTrips)
  const paths = [
    ...new Set(regions.map(({ region }) => `/journeys?region=${encodeURIComponent(region)}`)),
    ...inCategories.map(({ category, region }) => `${categoryPath(category)}?region=${encodeURIComponent(region)}`),
  ]
  return paths.map((path) => ({ path }))
}

/** Combinations of facets and searches are endless, and none of them is listed by search engines. */
const disallowed = [
  '/admin',
  '/api/rpc',
  '/search?',
  ...['category', 'length', 'month', 'pace', 'price', 'sort'].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]),
]

interface Entry {
  path: string
  changed?: Date
  /** Paths of the pictures that the page shows. */
  pictures?: string[]
}

interface SitemapParts {
  db: Db
  settings: SettingsReader
  siteUrl: string
  /** Caches a file until content changes: crawlers request them often, and each lists thousands of URLs. */
  cached: MiddlewareHandler
}

/** `/robots.txt`, `/sitemap.xml` and the files it lists: published pages only. */
export function sitemapRoutes({ db, settings, siteUrl, cached }: SitemapParts): Hono {
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        [
          'User-agent: *',
          ...disallowed.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${siteUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
    )
    .get('/sitemap.xml', cached, async (c) => {
      const files = Math.max(1, Math.ceil((await publishedTripCount(db)) / addressesPerFile))
      const trips = Array.from({ length: files }, (_, index) => `/sitemap-trips-${index + 1}.xml`)
      const listed = ['/sitemap-pages.xml', ...trips].map((path) => `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`)
      return sendXml(c, `<sitemapindex xmlns="${namespace}">${listed.join('')}</sitemapindex>`)
    })
    .get('/sitemap-pages.xml', cached, async (c) => {
      const blogs = await publishedBlogAddresses(db)
      const stories = blogs.map(({ slug, updated_at, picture }) => ({
        path: `/blog/${slug}`,
        changed: updated_at,
        pictures: picture ? [picture] : [],
      }))
      const vendors = await hostAddresses(db, addressesPerFile)
      const hosts = vendors.map(({ id, updated_at }) => ({ path: `/host/${id}`, changed: updated_at }))
      const entries = [...(await fixedEntries(db, settings)), ...(await landingEntries(db)), ...stories, ...hosts]
      return sendXml(c, addresses(siteUrl, entries))
    })
    .get('/:file{sitemap-trips-[1-9][0-9]{0,3}\\.xml}', cached, async (c) => {
      const number = Number(/\d+/.exec(c.req.param('file'))?.[0])
      const page = { limit: addressesPerFile, offset: (number - 1) * addressesPerFile }
      const trips = await publishedTripAddresses(db, page)
      // Do not pass this to the page routes: they would wait for this very request, which has the same cache key.
      if (trips.length === 0 && number > 1) return c.notFound()
      const entries = trips.map((trip) => ({
        path: tripPath(trip),
        changed: trip.updated_at,
        pictures: trip.pictures,
      }))
      return sendXml(c, addresses(siteUrl, entries))
    })
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

function addresses(siteUrl: string, entries: Entry[]): string {
  const located = (path: string) => xmlText(siteUrl + path)
  const urls = entries.map(({ path, changed, pictures = [] }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    const images = pictures.map((each) => `<image:image><image:loc>${located(each)}</image:loc></image:image>`)
    return `<url><loc>${located(path)}</loc>${lastmod}${images.join('')}</url>`
  })
  return `<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}">${urls.join('')}</urlset>`
}
