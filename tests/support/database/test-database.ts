import { createRouterClient, type RouterClient } from '@orpc/server'
import type { Hono } from 'hono'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { createAuth, type Auth } from '#server/platform/auth/auth.ts'
import type { AdminIdentity } from '#server/platform/auth/visitor.ts'
import { apiRouter, type ApiRouter } from '#server/routes/api/api-router.ts'
import type { ApiContext } from '#server/api/context.ts'
import { settingsReader } from '#server/catalogue/settings/settings-reader.ts'
import { contentParts } from '#server/catalogue/content-types.ts'
import { previewTypes } from '#server/catalogue/preview-types.ts'
import { noBackup } from '#tests/support/no-backup.ts'
import { readConfig, type Config } from '#server/platform/config/config.ts'
import { contentWrites } from '#server/platform/db/writes/content-writes.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { folderStorage } from '#server/platform/files/folder-storage.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { previewKeys } from '#server/platform/auth/preview-keys.ts'
import { createMetrics } from '#server/platform/http/metrics/metrics.ts'
import { startTripCounter, type TripCounter } from '#server/dashboard/counting/trip-counter.ts'
import { pageViews } from '#server/dashboard/counting/page-views.ts'
import { restoreRuns } from '#server/platform/http/restores/restore-runs.ts'
import { createHttpApp, type HttpParts } from '#server/routes/http-app.ts'
import { shownPictures } from '#server/platform/media/shown-pictures.ts'
import { pictureVariants } from '#server/platform/media/variants.ts'
import { sampleLoader } from '#seed/load.ts'
import { aRenderedPage } from '../factories/rendered-page.ts'
import type { VisitorEnv } from '#server/platform/http/middleware/session-middleware.ts'
import { pushInTests } from '../push-double.ts'
import { emptyTables, readFixedRows } from './empty-tables.ts'
import { capturedLog, type LogRecord } from './captured-log.ts'
import { sharedDatabase } from './open-fresh.ts'

/** The server's components with one real database, empty before each test. */
export interface TestDatabase {
  db: Db
  database: Database
  /** Files in a temporary folder, empty before each test. */
  storage: Storage
  /** Absolute path of that folder. */
  filesFolder: string
  config: Config
  auth: Auth
  /** The context of a visitor's call. */
  context: ApiContext
  /** In-process client of all procedures, as a visitor. */
  api: RouterClient<ApiRouter>
  /** In-process client of all procedures, as the signed-in admin. */
  adminApi: RouterClient<ApiRouter>
  /** The same with another context. */
  apiWith: (changes: Partial<ApiContext>) => RouterClient<ApiRouter>
  /** The complete HTTP app with a trivial page renderer. */
  app: Hono<VisitorEnv>
  /** The same with other components, such as a renderer or a failing storage. */
  appWith: (changes: Partial<HttpParts>) => Hono<VisitorEnv>
  /** Of `app`. */
  counter: TripCounter
  /** Sends a request to `app`, as over a loopback connection. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Log lines since the test began. */
  logged: LogRecord[]
}

/**
 * A suite whose tests each start with an empty database.
 * @param body receives a function that returns the open database; call it inside tests and hooks.
 */
export function describeWithDatabase(name: string, body: (open: () => TestDatabase) => void): void {
  describe(name, () => {
    let current: TestDatabase | null = null
    let reset = async () => {}

    beforeAll(async () => {
      const database = await sharedDatabase()
      const folder = mkdtempSync(join(tmpdir(), 'hatheli-test-'))
      current = assemble(database, folder)
      const fixed = fixedRowsOf.get(database) ?? readFixedRows(database.db)
      fixedRowsOf.set(database, fixed)
      const { logged, filesFolder } = current
      reset = async () => {
        logged.length = 0
        await rm(filesFolder, { recursive: true, force: true })
        await emptyTables(database.db, await fixed)
        current?.context.settings.purge()
      }
    })
    beforeEach(() => reset())
    afterAll(async () => {
      if (current) await rm(current.config.dataDir, { recursive: true, force: true })
    })

    body(() => {
      if (!current) throw new Error('the database opens before the first test: call this inside one')
      return current
    })
  })
}

const fixedRowsOf = new WeakMap<Database, ReturnType<typeof readFixedRows>>()

/** The identity of `adminApi`. */
export const testAdmin: AdminIdentity = {
  id: 'test-admin',
  email: 'admin@hatheli.example',
  twoFactorEnabled: false,
  session: { id: 'test-session', createdAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) },
}

export const testSecret = 'a secret of tests and nothing else'

/** A thousandth of the real cost, for tests that are not about password hashes. */
export const quickHash = { N: 2 ** 10, r: 8, p: 1 }

/** The connection, as the Node adapter adds it to a request. */
export const connection = {
  incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 50_000, remoteFamily: 'IPv4' } },
}

/** Composes the server's components, as `src/app/program.ts` does. */
export function assemble(database: Database, folder: string): TestDatabase {
  const config = readConfig({ SITE_URL: 'https://hatheli.test', DATA_DIR: folder })
  const { log, records } = capturedLog()
  const filesFolder = join(folder, 'files')
  const storage = folderStorage(filesFolder)
  const settings = settingsReader(database.db, config.profile)
  const shown = shownPictures(database.db)
  const writes = contentWrites(() => settings.purge())
  const loadSample = sampleLoader(storage)
  const previews = { types: previewTypes, ...previewKeys(testSecret) }
  const push = pushInTests(database.db)
  const parts = { ...contentParts, backup: noBackup, push, previews, loadSample }
  const api = { db: database.db, storage, settings, log, disk: null, writes, ...parts }
  const auth = createAuth({ db: database.db, config, brand: 'Hatheli', secret: testSecret, log, hashCost: quickHash })
  const context: ApiContext = { ...api, admin: async () => null }
  const apiWith = (changes: Partial<ApiContext>) =>
    createRouterClient(apiRouter, { context: { ...context, ...changes } })
  const counter = startTripCounter({ db: database.db, log })
  const pages = {
    render: renderTrivially,
    adminPage: async () => adminPage,
    assets: null,
    cache: null,
    isDraining: () => false,
    onMail: () => {},
    restores: restoreRuns({ siteUrl: config.siteUrl, log, reopen: async () => {} }),
    counter,
    views: pageViews(counter, config),
  }
  const appWith = (changes: Partial<HttpParts>) =>
    createHttpApp({
      config,
      log,
      database,
      storage,
      variants: pictureVariants(database.db, changes.storage ?? storage),
      shownPictures: shown,
      auth: async () => auth,
      secret: testSecret,
      api,
      metrics: createMetrics(),
      ...pages,
      ...changes,
    })
  const app = appWith({})
  return {
    database,
    db: database.db,
    config,
    auth,
    storage,
    filesFolder,
    context,
    logged: records,
    api: apiWith({}),
    adminApi: apiWith({ admin: async () => testAdmin }),
    apiWith,
    app,
    counter,
    appWith,
    async request(path, init) {
      // As the notification of a change would.
      shown.purge()
      return app.request(new URL(path, config.siteUrl).href, init, connection)
    },
  }
}

const adminPage = '<!doctype html><title>Back office</title>'

/** 200 for `/`, 404 for anything else. */
async function renderTrivially(request: Request) {
  const known = new URL(request.url).pathname === '/'
  const html = `<!doctype html><title>Test</title><p>${known ? 'home' : 'not found'}</p>`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return aRenderedPage(html, { status: known ? 200 : 404, headers })
}
