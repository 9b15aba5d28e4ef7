import { Hono, type MiddlewareHandler } from 'hono'
import type { SiteProfile } from '#contract/site.ts'
import { selectFeedStories } from '#server/catalogue/site/feed-queries.ts'
import { selectOverview } from '#server/catalogue/site/overview-queries.ts'
import type { Db } from '#server/db/database.ts'
import { sendXml } from '../../responses/xml.ts'
import { atomFeed, feedPaths, rssFeed } from './feeds.ts'
import { llmsText } from './llms-text.ts'
import { securityPath, securityText } from './security-text.ts'
import { webManifest } from './web-manifest.ts'

/** For what changes with the configuration alone. */
const dayHeaders = { 'cache-control': 'public, max-age=86400' }

/**
 * Files that programs ask for: feeds, manifest, and who and what this is (docs/decisions/0068).
 * @param cached middleware that caches a file until content changes.
 */
export function siteFileRoutes(db: Db, site: SiteProfile, cached: MiddlewareHandler): Hono {
  return new Hono()
    .get(feedPaths.rss, cached, async (c) =>
      sendXml(c, rssFeed(site, await selectFeedStories(db)), 'application/rss+xml'),
    )
    .get(feedPaths.atom, cached, async (c) =>
      sendXml(c, atomFeed(site, await selectFeedStories(db)), 'application/atom+xml'),
    )
    .get('/llms.txt', cached, async (c) =>
      c.text(`${llmsText(site, await selectOverview(db))}\n`, 200, { 'cache-control': 'no-cache' }),
    )
    .get('/manifest.webmanifest', (c) =>
      c.body(JSON.stringify(webManifest(site)), 200, { ...dayHeaders, 'content-type': 'application/manifest+json' }),
    )
    .get(securityPath, (c) => c.text(securityText(site, new Date()), 200, dayHeaders))
}
