import { createRouterClient } from '@orpc/server'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { apiRouter } from '#server/catalogue/api-router.ts'
import type { ApiContext } from '#server/catalogue/shell/context.ts'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { createHttpApp } from '#server/http/http-app.ts'
import type { AdminPage } from '#server/http/admin-routes.ts'
import type { RenderPage } from '#server/http/page-routes.ts'
import { loadDemoIfEmpty } from '#seed/load.ts'

/** Where pages come from: the build, or the development server. */
export interface PageSource {
  render: RenderPage
  adminPage: AdminPage
  /** Absolute folders of the browser builds, or null where something else serves them. */
  assets: { site: string; admin: string } | null
}

/** The running program without its listener. */
export interface Program {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  /** Tells load balancers to send no more. */
  drain: () => void
  close: () => Promise<void>
}

/** Puts the house together: database, storage, demo content, API, pages. */
export async function openProgram(config: Config, log: Logger, pages: PageSource): Promise<Program> {
  const database = await openDatabase(config)
  const storage = folderStorage(join(config.dataDir, 'files'))
  if (config.demoContent) await loadDemoIfEmpty(database.db, storage, log)
  const context: ApiContext = { db: database.db, storage, profile: config.profile, log }
  globalThis.inProcessApi = createRouterClient(apiRouter, { context })
  let draining = false
  const app = createHttpApp({ config, log, database, storage, context, ...pages, isDraining: () => draining })
  return {
    fetch: app.fetch,
    drain: () => {
      draining = true
    },
    close: () => database.close(),
  }
}
