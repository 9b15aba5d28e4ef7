import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { categoryNames, categoryRoute } from '#values/categories.ts'
import type { Db } from '#server/db/database.ts'
import {
  publishedBlogAddresses,
  publishedTripAddresses,
  publishedTripCount,
} from '#server/catalogue/site/sitemap-queries.ts'

/** URLs in one file; the protocol allows 50,000. */
const addressesPerFile = 10_000

const fixedPaths = [
  '/',
  ...categoryNames.map((name) => `/category/${categoryRoute(name)}`),
  '/blogs',
  '/about',
  '/partner',
  '/contact',
  '/privacy',
  '/terms',
]

interface Entry {
  path: string
  changed?: Date
}

/**
 * `/robots.txt`, `/sitemap.xml` and the files it lists: published pages only.
 * @param cached middleware that caches a file until content changes: crawlers request them often, and each lists
 * thousands of URLs.
 */
export function sitemapRoutes(db: Db, siteUrl: string, cached: MiddlewareHandler): Hono {
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /admin\nDisallow: /api/rpc\n\nSitemap: ${siteUrl}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', cached, async (c) => {
      const files = Math.max(1, Math.ceil((await publishedTripCount(db)) / addressesPerFile))
      const trips = Array.from({ length: files }, (_, index) => `/sitemap-trips-${index + 1}.xml`)
      const listed = ['/sitemap-pages.xml', ...trips].map((path) => `<sitemap><loc>${siteUrl}${path}</loc></sitemap>`)
      return xml(c, `<sitemapindex xmlns="${namespace}">${listed.join('')}</sitemapindex>`)
    })
    .get('/sitemap-pages.xml', cached, async (c) => {
      const blogs = await publishedBlogAddresses(db)
      const stories = blogs.map(({ slug, updated_at }) => ({ path: `/blog/${slug}`, changed: updated_at }))
      return xml(c, addresses(siteUrl, [...fixedPaths.map((path) => ({ path })), ...stories]))
    })
    .get('/:file{sitemap-trips-[1-9][0-9]{0,3}\\.xml}', cached, async (c) => {
      const number = Number(/\d+/.exec(c.req.param('file'))?.[0])
      const page = { limit: addressesPerFile, offset: (number - 1) * addressesPerFile }
      const trips = await publishedTripAddresses(db, page)
      // Not passed on to the page routes: they would wait for this very request, which has the same cache key.
      if (trips.length === 0 && number > 1) return c.notFound()
      return xml(
        c,
        addresses(
          siteUrl,
          trips.map(({ id, updated_at }) => ({ path: `/trip/${id}`, changed: updated_at })),
        ),
      )
    })
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function addresses(siteUrl: string, entries: Entry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<url><loc>${siteUrl}${path}</loc>${lastmod}</url>`
  })
  return `<urlset xmlns="${namespace}">${urls.join('')}</urlset>`
}

function xml(c: Context, body: string) {
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' }
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, 200, headers)
}
