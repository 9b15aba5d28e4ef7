import type { Logger } from 'pino'
import { ensureAdmin } from '#server/auth/admin-account.ts'
import { lazyAuth } from '#server/auth/lazy-auth.ts'
import { sessionSecret } from '#server/auth/session-secret.ts'
import type { ApiParts } from '#server/catalogue/common/context.ts'
import type { Config } from '#server/config.ts'
import { closeDataFolder } from '#server/data-folder.ts'
import { contentWrites } from '#server/db/content-writes.ts'
import type { Db } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { diskSpace, type DiskSpace } from '#server/disk-space.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { pageCacheHandler, type ServeCached } from '#server/http/page-cache-handler.ts'
import { createHttpApp } from '#server/http/http-app.ts'
import type { AdminPage } from '#server/http/routes/admin-routes.ts'
import { createMetrics } from '#server/http/metrics/metrics.ts'
import type { RenderPage } from '#server/http/routes/page-routes.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { startCleanupJob } from '#server/cleanup-job.ts'
import { loadDemoIfEmpty } from '#seed/load.ts'
import { followContentChanges } from './content-invalidation.ts'
import type { ContextOf } from './ssr/api-server.ts'

/** Memory for finished pages. */
const pageCacheBytes = 64 * 1_048_576

/** Renders pages: workers with the build, or the development server. */
export interface PageRenderer {
  render: RenderPage
  /** Pages requested from now on show the new content. */
  contentChanged: () => void
  close: () => Promise<void>
}

/** Gives a renderer its API: handlers' context for a visitor (docs/decisions/0040). */
export type OpenRenderer = (contextOf: ContextOf) => PageRenderer

/** Where pages come from. */
export interface PageSource {
  openRenderer: OpenRenderer
  adminPage: AdminPage
  /** Absolute folders of the browser builds, or null where something else serves them. */
  assets: { site: string; admin: string } | null
}

/** The running program without its listener. */
export interface Program {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  /** Called before `fetch`: responds from the page cache. */
  serveCached: ServeCached
  /** Makes `/readyz` 503, so that load balancers send no more. */
  drain: () => void
  close: () => Promise<void>
}

/** Opens what the program consists of: database, storage, the admin, demo content, API, pages. */
export async function openProgram(config: Config, log: Logger, pages: PageSource): Promise<Program> {
  const { adminPage, assets } = pages
  const secret = await sessionSecret(config)
  await closeDataFolder(config.dataDir, log)
  const storage = await openStorage(config)
  const disk = diskOf(config, log)
  const database = await openDatabase({ config, log, beforeRestart: async () => disk?.releaseReserve() })
  const { db } = database
  await announceAdmin(config, db)
  if (config.demoContent) await loadDemoIfEmpty(db, storage, log)
  const cache =
    config.mode === 'development' ? null : createPageCache<Response>(pageCacheBytes, () => following.isDown())
  const purge = () => {
    renderer.contentChanged()
    cache?.purge()
  }
  const writes = contentWrites(purge)
  const api: ApiParts = { db, storage, profile: config.profile, log, disk, writes }
  const renderer = pages.openRenderer((visitor) => ({ ...api, admin: visitor.admin }))
  const following = await followContentChanges(database, writes.onNotification, purge)
  const auth = lazyAuth({ db, config, secret, log })
  const sweeper = startCleanupJob({ ...api, sessionIdle: config.sessionIdle })
  const metrics = createMetrics()
  const parts = {
    config,
    log,
    database,
    storage,
    auth,
    secret,
    api,
    metrics,
    render: renderer.render,
    adminPage,
    assets,
    cache,
  }
  let draining = false
  const app = createHttpApp({ ...parts, isDraining: () => draining })
  return {
    fetch: app.fetch,
    serveCached: pageCacheHandler(parts),
    drain: () => {
      draining = true
    },
    close: async () => {
      await following.stop()
      await sweeper.stop()
      await renderer.close()
      await database.close()
    },
  }
}

/** The disk of the data folder, where anything is stored there. */
function diskOf({ dataDir, databaseUrl, objectStorage }: Config, log: Logger): DiskSpace | null {
  return databaseUrl && objectStorage ? null : diskSpace(dataDir, log)
}

/** A generated password is printed once, for whoever started the program; only its hash is stored. */
async function announceAdmin(config: Config, db: Db): Promise<void> {
  const created = await ensureAdmin(db, { ...config.admin, brand: config.profile.brand_name })
  if (!created?.generatedPassword) return
  process.stdout.write(`\n  Admin: ${created.email}  Password: ${created.generatedPassword}\n`)
}
