import { createRouterClient, onError, ORPCError } from '@orpc/server'
import type { Logger } from 'pino'
import { ensureAdmin } from '#server/auth/admin-account.ts'
import { lazyAuth } from '#server/auth/lazy-auth.ts'
import { sessionSecret } from '#server/auth/session-secret.ts'
import { currentVisitor } from '#server/auth/visitor.ts'
import { apiRouter } from '#server/catalogue/api-router.ts'
import type { ApiContext, ApiParts } from '#server/catalogue/common/context.ts'
import type { Config } from '#server/config.ts'
import { closeDataFolder } from '#server/data-folder.ts'
import { contentWrites } from '#server/db/content-writes.ts'
import type { Db } from '#server/db/database.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { diskSpace, type DiskSpace } from '#server/disk-space.ts'
import { openStorage } from '#server/files/open-storage.ts'
import { pageCacheHandler, type ServeCached } from '#server/http/page-cache-handler.ts'
import { createHttpApp } from '#server/http/http-app.ts'
import type { AdminPage } from '#server/http/routes/admin-routes.ts'
import { createMetrics } from '#server/http/metrics/metrics.ts'
import type { RenderPage } from '#server/http/routes/page-routes.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { createApiResultCache, type ApiResultCache } from '#server/page-cache/api-result-cache.ts'
import { recordFailure } from '#server/page-cache/render-failures.ts'
import { startCleanupJob } from '#server/cleanup-job.ts'
import { loadDemoIfEmpty } from '#seed/load.ts'
import { followContentChanges } from './content-invalidation.ts'

/** Memory for finished pages. */
const pageCacheBytes = 64 * 1_048_576

/** Memory for results of reads that pages share. */
const readCacheBytes = 16 * 1_048_576

/** What makes pages: threads with the build, or the development server. */
export interface PageRenderer {
  render: RenderPage
  /** Pages asked for from now on are made of what is read anew. */
  contentChanged: () => void
  close: () => Promise<void>
}

/** Where pages come from. */
export interface PageSource {
  renderer: PageRenderer
  adminPage: AdminPage
  /** Absolute folders of the browser builds, or null where something else serves them. */
  assets: { site: string; admin: string } | null
}

/** The running program without its listener. */
export interface Program {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  /** Asked before `fetch`: gives what is kept in memory. */
  serveCached: ServeCached
  /** Tells load balancers to send no more. */
  drain: () => void
  close: () => Promise<void>
}

/** Puts the house together: database, storage, the admin, demo content, API, pages. */
export async function openProgram(config: Config, log: Logger, pages: PageSource): Promise<Program> {
  const { renderer, adminPage, assets } = pages
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
  const reads = createApiResultCache(readCacheBytes)
  const purge = () => {
    reads.purge()
    renderer.contentChanged()
    cache?.purge()
  }
  const writes = contentWrites(purge)
  const following = await followContentChanges(database, writes.onNotification, purge)
  const api: ApiParts = { db, storage, profile: config.profile, log, disk, writes }
  const inProcessContext = (): ApiContext => ({ ...api, admin: currentVisitor().admin })
  globalThis.inProcessApi = createRouterClient(apiRouter, {
    context: inProcessContext,
    interceptors: [onError(noteFailedRead), keptFor(reads)],
  })
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

/** The disk of the data folder, where anything is kept there. */
function diskOf({ dataDir, databaseUrl, objectStorage }: Config, log: Logger): DiskSpace | null {
  return databaseUrl && objectStorage ? null : diskSpace(dataDir, log)
}

/** A generated password is told once, to whoever started the program; it is kept nowhere but as a hash. */
async function announceAdmin(config: Config, db: Db): Promise<void> {
  const created = await ensureAdmin(db, { ...config.admin, brand: config.profile.brand_name })
  if (!created?.generatedPassword) return
  process.stdout.write(`\n  Admin: ${created.email}  Password: ${created.generatedPassword}\n`)
}

interface Call {
  context: ApiContext
  path: readonly string[]
  input: unknown
}

/** Pages made for visitors share what they read until content changes; for the admin, who sees drafts, all is read anew. */
function keptFor(reads: ApiResultCache) {
  return async <T>({ context, path, input, next }: Call & { next: () => Promise<T> }): Promise<T> =>
    (await context.admin()) ? next() : reads.read(`${path.join('.')} ${JSON.stringify(input)}`, next)
}

/** A page whose reading failed may still be shown with a part left out, but it must not be kept. */
function noteFailedRead(error: unknown): void {
  if (!(error instanceof ORPCError) || error.status >= 500) recordFailure(isUnavailable(error))
}
