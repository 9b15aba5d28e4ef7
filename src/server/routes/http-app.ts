import { join } from 'node:path'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { firstRestoreRoot } from '#contract/admin/backup/restores.ts'
import { passwordLinkPaths } from '#contract/admin/first-run/password-links.ts'
import { countRoot } from '#values/addresses/count-address.ts'
import { proposalRoot } from '#values/addresses/proposal-address.ts'
import { previewRoot } from '#values/addresses/preview-address.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { LazyAuth } from '../platform/auth/lazy-auth.ts'
import { authPath } from '../platform/auth/constants.ts'
import { doctorPath } from '../platform/auth/doctor-key.ts'
import { selectBlog } from '../catalogue/blogs/public-queries.ts'
import type { ApiParts } from '../api/context.ts'
import type { TripCounter } from '../dashboard/counting/trip-counter.ts'
import { cardReaders } from '../catalogue/share-cards.ts'
import { shareCards } from '../platform/media/share-cards/share-card.ts'
import { mapsPath } from '../platform/media/maps/map-address.ts'
import type { ShownPictures } from '../platform/media/shown-pictures.ts'
import type { Variants } from '../platform/media/variants.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { adminRoutes, type AdminPage } from './admin-routes.ts'
import {
  requireAdmin,
  requireJsonOrUpload,
  limitBody,
  requireOwnOrigin,
} from '../platform/http/middleware/api-guards.ts'
import { apiRoutes } from './api/api-routes.ts'
import { assetRoutes } from './asset-routes.ts'
import { authRoutes } from './sign-in/auth-routes.ts'
import { countRoutes } from '../dashboard/counting/count-routes.ts'
import { cardRoutes } from './pictures/card-routes.ts'
import { doctorRoutes } from './doctor-routes.ts'
import { firstRestoreRoutes } from './sign-in/first-restore-routes.ts'
import type { RestoreRuns } from '../platform/http/restores/restore-runs.ts'
import { enquiryRoutes } from '../enquiries/form/enquiry-routes.ts'
import { errorResponse } from '../platform/http/responses/error-response.ts'
import { cleanPath, decodableUrl, readOnlyOutsideApi } from '../platform/http/middleware/guards.ts'
import { healthRoutes } from './health-routes.ts'
import { cacheFile } from '../platform/http/middleware/cache-middleware.ts'
import { mailAccess } from '../platform/access/mail-access.ts'
import { privateSettingsOf } from '../platform/access/private-settings.ts'
import { mapRoutes } from './pictures/map-routes.ts'
import { mediaRoutes } from './pictures/media-routes.ts'
import { metricsAccess } from '../platform/http/metrics/metrics-access.ts'
import { measureRequests } from '../platform/http/metrics/metrics.ts'
import { measureBackup } from '../platform/http/metrics/backup-metrics.ts'
import { measureDatabase } from '../platform/http/metrics/database-metrics.ts'
import type { PageViews } from '../dashboard/counting/page-views.ts'
import type { RenderPage } from '../api/render-page.ts'
import { pageRoutes } from './page-routes.ts'
import { commonHeaders } from '../platform/http/middleware/security-headers.ts'
import { passwordLinkRoutes } from './sign-in/password-link-routes.ts'
import { proposalRoutes } from '../proposals/page/proposal-routes.ts'
import { previewRoutes } from './previews/preview-routes.ts'
import { workerRoutes } from './worker-routes.ts'
import { adminManifest } from './site-files/web-manifest.ts'
import { siteFileRoutes } from './site-files/site-file-routes.ts'
import { sitemapRoutes } from './site-files/sitemap-routes.ts'
import { loadVisitor, type VisitorEnv } from '../platform/http/middleware/session-middleware.ts'

export interface HttpParts {
  config: Config
  log: Logger
  database: Database
  storage: Storage
  variants: Variants
  shownPictures: ShownPictures
  auth: LazyAuth
  /** Signs cookies. */
  secret: string
  api: ApiParts
  render: RenderPage
  adminPage: AdminPage
  /** Absolute folders of the two browser builds; null in development, where the development server has them. */
  assets: { site: string; admin: string; offline: string } | null
  /** Null where nothing is cached. */
  cache: PageCache<Response> | null
  metrics: Registry
  restores: RestoreRuns
  counter: TripCounter
  views: PageViews
  isDraining: () => boolean
  /** A mail or notification waits to be sent. */
  onMail: () => void
}

export function createHttpApp(parts: HttpParts): Hono<VisitorEnv> {
  const { config, log, database, storage, auth, metrics } = parts
  const { db } = database
  const { settings } = parts.api
  const brand = async () => (await settings.read()).profile.brand_name
  measureDatabase(metrics, database)
  measureBackup(metrics, parts.api.backup.status)
  const app = new Hono<VisitorEnv>()
  app.use(measureRequests(metrics), commonHeaders(config.siteUrl), decodableUrl, cleanPath, readOnlyOutsideApi)
  app.route(
    '/',
    healthRoutes({ database, metrics, mayReadMetrics: metricsAccess(config), isDraining: parts.isDraining }),
  )
  app.route(doctorPath, doctorRoutes(parts.secret, config.trustedProxies))
  app.use(loadVisitor({ auth, db }))
  app.route(
    '/media/cards',
    cardRoutes(async () => cardReaders(db, await brand()), shareCards(storage)),
  )
  app.route(mapsPath, mapRoutes())
  const { mediaUrl } = config
  app.route('/media', mediaRoutes({ storage, variants: parts.variants, shown: parts.shownPictures, mediaUrl }))
  app.route('/', sitemapRoutes({ db, settings, siteUrl: config.siteUrl, cached: cacheFile(parts) }))
  app.route(countRoot, countRoutes(parts.counter, config))
  app.route('/', siteFileRoutes(db, settings, cacheFile(parts)))
  app.use('/api/*', requireOwnOrigin(config), requireJsonOrUpload, requireAdmin, limitBody)
  const { restores, secret, onMail } = parts
  const mail = mailAccess(config.mail, privateSettingsOf(db, secret))
  const { backup } = parts.api
  const signIn = { auth, backup, restores, brand, db, config, log, secret, mail, onMail }
  app.route(passwordLinkPaths.help, passwordLinkRoutes(signIn))
  app.route(firstRestoreRoot, firstRestoreRoutes({ ...signIn, storage }))
  app.route(authPath, authRoutes(signIn))
  const { render } = parts
  const site = { render, hasMail: async () => (await mail.current()) !== null, onMail }
  app.route('/api', apiRoutes({ ...parts.api, site }, parts.cache))
  const withPolicy = !config.isDevelopment
  const adminAssets = parts.assets?.admin ?? null
  const blogIdOf = async (slug: string) => (await selectBlog(db, slug))?.id ?? null
  app.route(
    '/admin',
    adminRoutes({
      page: parts.adminPage,
      profile: async () => (await settings.read()).profile,
      assets: adminAssets,
      manifest: async () => adminManifest(await settings.read()),
      worker: parts.assets && join(parts.assets.offline, 'admin-worker.js'),
      withPolicy,
      mediaUrl,
      blogIdOf,
    }),
  )
  if (parts.assets) {
    app.route('/', assetRoutes(parts.assets.site))
    const isOn = config.profile.offline_pages
    app.route(
      '/',
      workerRoutes({
        folder: parts.assets.offline,
        pages: parts.assets.site,
        isOn,
        version: async () => JSON.stringify((await settings.read()).profile),
      }),
    )
  }
  const { api } = parts
  app.route(previewRoot, previewRoutes({ render, api, log, withPolicy, mediaUrl }))
  app.route(proposalRoot, proposalRoutes({ render, withPolicy, mediaUrl, api, site, config, log }))
  app.route(
    '/',
    enquiryRoutes({ render, withPolicy, mediaUrl, api, config, log, secret, mail, onMail, now: database.now }),
  )
  app.route(
    '/',
    pageRoutes({ render: parts.render, log, withPolicy, mediaUrl, cache: parts.cache, views: parts.views }),
  )
  app.onError((error, c) => errorResponse(error, c, log))
  return app
}
