import { Hono, type MiddlewareHandler } from 'hono'
import type { SettingsReader } from '#server/api/settings.ts'
import { selectFeedStories } from './feed-queries.ts'
import { selectOverview } from './overview-queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sendXml } from '../../platform/http/responses/xml.ts'
import { atomFeed, feedPaths, rssFeed } from './feeds.ts'
import { llmsText } from './llms-text.ts'
import { securityPath, securityText } from './security-text.ts'
import { webManifest } from './web-manifest.ts'

/** Files say what the settings say now. */
const freshHeaders = { 'cache-control': 'no-cache' }

/**
 * Files that programs ask for: feeds, manifest, and who and what this is (docs/decisions/0068).
 * @param cached middleware that caches a file until content changes.
 */
export function siteFileRoutes(db: Db, settings: SettingsReader, cached: MiddlewareHandler): Hono {
  const profile = async () => (await settings.read()).profile
  return new Hono()
    .get(feedPaths.rss, cached, async (c) =>
      sendXml(c, rssFeed(await profile(), await selectFeedStories(db)), 'application/rss+xml'),
    )
    .get(feedPaths.atom, cached, async (c) =>
      sendXml(c, atomFeed(await profile(), await selectFeedStories(db)), 'application/atom+xml'),
    )
    .get('/llms.txt', cached, async (c) =>
      c.text(`${llmsText(await settings.read(), await selectOverview(db))}\n`, 200, freshHeaders),
    )
    .get('/manifest.webmanifest', cached, async (c) =>
      c.body(JSON.stringify(webManifest(await settings.read())), 200, {
        ...freshHeaders,
        'content-type': 'application/manifest+json',
      }),
    )
    .get(securityPath, async (c) => c.text(securityText(await profile(), new Date()), 200, freshHeaders))
}
