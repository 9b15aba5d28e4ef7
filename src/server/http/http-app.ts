import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { previewRoot } from '#values/preview-address.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../files/storage.ts'
import type { LazyAuth } from '../auth/lazy-auth.ts'
import { authPath } from '../auth/constants.ts'
import { selectBlog } from '../catalogue/blogs/public-queries.ts'
import type { ApiParts } from '../catalogue/common/context.ts'
import { cardReaders } from '../catalogue/share-cards.ts'
import { shareCards } from '../media/share-card.ts'
import { pictureVariants } from '../media/variants.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { adminRoutes, type AdminPage } from './routes/admin-routes.ts'
import { requireAdmin, requireJsonOrUpload, limitBody, requireOwnOrigin } from './middleware/api-guards.ts'
import { apiRoutes } from './routes/api-routes.ts'
import { assetRoutes } from './routes/asset-routes.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { cardRoutes } from './routes/card-routes.ts'
import { errorResponse } from './responses/error-response.ts'
import { cleanPath, decodablePath, readOnlyOutsideApi } from './middleware/guards.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { cacheFile } from './middleware/cache-middleware.ts'
import { mediaRoutes } from './routes/media-routes.ts'
import { metricsAccess } from './metrics/metrics-access.ts'
import { measureRequests } from './metrics/metrics.ts'
import { measureDatabase } from './metrics/database-metrics.ts'
import { pageRoutes, type RenderPage } from './routes/page-routes.ts'
import { commonHeaders } from './middleware/security-headers.ts'
import { previewRoutes } from './routes/preview-routes.ts'
import { sitemapRoutes } from './routes/sitemap-routes.ts'
import { loadVisitor, type VisitorEnv } from './middleware/session-middleware.ts'

export interface HttpParts {
  config: Config
  log: Logger
  database: Database
  storage: Storage
  auth: LazyAuth
  /** Signs cookies. */
  secret: string
  api: ApiParts
  render: RenderPage
  adminPage: AdminPage
  /** Absolute folders of the two browser builds; null in development, where the development server has them. */
  assets: { site: string; admin: string } | null
  /** Null where nothing is cached. */
  cache: PageCache<Response> | null
  metrics: Registry
  isDraining: () => boolean
}

export function createHttpApp(parts: HttpParts): Hono<VisitorEnv> {
  const { config, log, database, storage, auth, metrics } = parts
  const { db } = database
  measureDatabase(metrics, database)
  const app = new Hono<VisitorEnv>()
  app.use(measureRequests(metrics), commonHeaders(config.siteUrl), decodablePath, cleanPath, readOnlyOutsideApi)
  app.route(
    '/',
    healthRoutes({ database, metrics, mayReadMetrics: metricsAccess(config), isDraining: parts.isDraining }),
  )
  app.route('/media/cards', cardRoutes(cardReaders(db, config.profile.brand_name), shareCards(storage)))
  const { mediaUrl } = config
  app.route('/media', mediaRoutes({ storage, variants: pictureVariants(db, storage), mediaUrl }))
  app.route('/', sitemapRoutes(db, config.siteUrl, cacheFile(parts)))
  app.use(loadVisitor({ auth, db, adminEmail: config.admin.email }))
  app.use('/api/*', requireOwnOrigin(config), requireJsonOrUpload, requireAdmin, limitBody)
  app.route(authPath, authRoutes({ auth, db, config, log, secret: parts.secret }))
  app.route('/api', apiRoutes(parts.api, parts.cache))
  const withPolicy = config.mode !== 'development'
  const adminAssets = parts.assets?.admin ?? null
  const blogIdOf = async (slug: string) => (await selectBlog(db, slug))?.id ?? null
  app.route('/admin', adminRoutes({ page: parts.adminPage, assets: adminAssets, withPolicy, mediaUrl, blogIdOf }))
  if (parts.assets) app.route('/', assetRoutes(parts.assets.site))
  app.route(previewRoot, previewRoutes({ render: parts.render, api: parts.api, log, withPolicy, mediaUrl }))
  app.route('/', pageRoutes({ render: parts.render, log, withPolicy, mediaUrl, cache: parts.cache }))
  app.onError((error, c) => errorResponse(error, c, log))
  return app
}
