import type { Logger } from 'pino'
import { ensureAdmin } from '#server/platform/auth/admin-account.ts'
import { adminEmail } from '#server/platform/auth/admin-email.ts'
import { lazyAuth } from '#server/platform/auth/lazy-auth.ts'
import { createPasswordToken, hasPassword } from '#server/platform/auth/recovery/password-links.ts'
import type { Visitor } from '#server/platform/auth/visitor.ts'
import { mailAccess } from '#server/platform/access/mail-access.ts'
import { privateSettingsOf } from '#server/platform/access/private-settings.ts'
import { sessionSecret } from '#server/platform/auth/session-secret.ts'
import type { ApiContext, ApiParts } from '#server/api/context.ts'
import type { ShowPreview } from '#server/api/preview-type.ts'
import { openBackup } from '#server/platform/backup/open-backup.ts'
import type { Config } from '#server/platform/config/config.ts'
import { sharedKey } from '#server/dashboard/counting/visitors.ts'
import { restrictDataFolder, makeDataFolder } from '#server/platform/config/data-folder.ts'
import { contentWrites } from '#server/platform/db/writes/content-writes.ts'
import { settingsReader } from '#server/catalogue/settings/settings-reader.ts'
import { startTaskJob } from '#server/exchange/tasks/run-tasks.ts'
import { contentParts } from '#server/catalogue/content-types.ts'
import { taskKinds } from '#server/exchange/task-kinds.ts'
import { previewTypes } from '#server/catalogue/preview-types.ts'
import { previewKeys } from '#server/platform/auth/preview-keys.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { diskSpace, type DiskSpace } from '#server/platform/disk-space.ts'
import { openStorage } from '#server/platform/files/open-storage.ts'
import { shownPictures } from '#server/platform/media/shown-pictures.ts'
import { pictureVariants } from '#server/platform/media/variants.ts'
import { pageCacheHandler, type ServeCached } from '#server/platform/http/page-cache-handler.ts'
import { pageViews } from '#server/dashboard/counting/page-views.ts'
import { createHttpApp } from '#server/routes/http-app.ts'
import type { AdminPage } from '#server/routes/admin-routes.ts'
import { createMetrics } from '#server/platform/http/metrics/metrics.ts'
import type { RestoreRuns } from '#server/platform/http/restores/restore-runs.ts'
import type { RenderPage } from '#server/api/render-page.ts'
import { createPageCache } from '#server/platform/page-cache/page-cache.ts'
import { startTripCounter } from '#server/dashboard/counting/trip-counter.ts'
import { startCleanupJob, startNightlyJob } from '#server/cleanup/cleanup-job.ts'
import type { DueJob } from '#server/platform/jobs/due-job.ts'
import { startScheduleJob } from '#server/publishing/schedules/run-due.ts'
import { startMailJob } from '#server/enquiries/mail/mail-job.ts'
import { mailSender } from '#server/enquiries/mail/smtp.ts'
import { startPictureJob } from '#server/platform/jobs/picture-job.ts'
import { startPushJob } from '#server/push/push-job.ts'
import { pushService } from '#server/push/push-service.ts'
import { loadDemoOnce, sampleLoader } from '#seed/load.ts'
import { invalidateOnContentChanges } from './content-invalidation.ts'

const pageCacheBytes = 64 * 1_048_576

/** The visitor of a page, and the preview it shows. */
export interface RenderedFor {
  visitor: Visitor
  preview: ShowPreview | null
}

/** @param contextOf the context of API calls that a render makes for a visitor. */
export type OpenRenderer = (contextOf: (rendered: RenderedFor) => ApiContext) => RenderPage

/** What differs between the built program and development. */
export interface PageSource {
  openRenderer: OpenRenderer
  adminPage: AdminPage
  /** Absolute paths of the browser builds, or null if Vite serves them. */
  assets: { site: string; admin: string; offline: string } | null
}

/** The running program without its HTTP server. */
export interface Program {
  fetch: (request: Request, env: unknown) => Response | Promise<Response>
  /** Called before `fetch`: responds from the page cache. */
  serveCached: ServeCached
  /** Token of a link to set the password, if none is set yet. It is printed because it is not stored. */
  passwordToken: string | null
  /** `/readyz` responds with 503 from now on, so that load balancers stop sending requests. */
  drain: () => void
  /** @param reopens whether the program opens again at once. */
  close: (reopens?: boolean) => Promise<void>
}

export interface ProgramParts {
  config: Config
  log: Logger
  pages: PageSource
  restores: RestoreRuns
}

export async function openProgram({ config, log, pages, restores }: ProgramParts): Promise<Program> {
  const { adminPage, assets } = pages
  const secret = await sessionSecret(config)
  await restrictDataFolder(config.dataDir, log)
  const storage = await openStorage(config)
  const disk = diskOf(config, log)
  if (disk) await makeDataFolder(config.dataDir)
  const database = await openDatabase({ config, log })
  const { db } = database
  await ensureAdmin(db, { ...config.admin, brand: config.profile.brand_name })
  if (config.demoContent) await loadDemoOnce(db, storage, log)
  const access = privateSettingsOf(db, secret)
  const backup = await openBackup({ config, storage, log, saved: access, onNewKey: announceKey })
  const cache = config.isDevelopment ? null : createPageCache<Response>(pageCacheBytes, () => invalidation.isDown())
  let scheduleJob: DueJob | null = null
  let pictureJob: DueJob | null = null
  const settings = settingsReader(db, config.profile)
  const shown = shownPictures(db)
  const purge = () => {
    settings.purge()
    shown.purge()
    cache?.purge()
    scheduleJob?.refresh()
    pictureJob?.refresh()
  }
  const writes = contentWrites(purge)
  let taskJob: DueJob | null = null
  const onTask = () => taskJob?.refresh()
  const previews = { types: previewTypes, ...previewKeys(secret) }
  const content = { ...contentParts, previews, loadSample: sampleLoader(storage), onTask }
  const owner = () => adminEmail(db)
  const push = pushService({ siteUrl: config.siteUrl, owner, stored: access })
  const api: ApiParts = { db, storage, settings, log, disk, backup, push, writes, ...content }
  const render = pages.openRenderer(({ visitor, preview }) => ({ ...api, admin: visitor.admin, preview }))
  const invalidation = await invalidateOnContentChanges(database, writes.onNotification, purge)
  const brand = async () => (await settings.read()).profile.brand_name
  const auth = lazyAuth({ db, config, brand, secret, log })
  const cleanupJob = startCleanupJob(api)
  scheduleJob = startScheduleJob(api)
  taskJob = startTaskJob({ db, log, kinds: taskKinds(api) })
  const nightlyJob = startNightlyJob({ ...api, now: database.now })
  const sender = mailSender(mailAccess(config.mail, access), owner)
  const outboxes = [startMailJob({ db, log, siteUrl: config.siteUrl, brand, sender }), startPushJob(api)]
  const metrics = createMetrics()
  const variants = pictureVariants(db, storage)
  const counter = startTripCounter({
    db,
    log,
    now: database.now,
    keyOf: config.databaseUrl ? sharedKey(secret) : undefined,
  })
  const parts = {
    counter,
    views: pageViews(counter, config),
    config,
    log,
    database,
    storage,
    variants,
    shownPictures: shown,
    auth,
    secret,
    api,
    metrics,
    render,
    adminPage,
    assets,
    cache,
    restores,
  }
  const onMail = () => outboxes.forEach((job) => job.refresh())
  let draining = false
  const app = createHttpApp({ ...parts, isDraining: () => draining, onMail })
  pictureJob = startPictureJob({ db, log, variants })
  return {
    fetch: app.fetch,
    serveCached: pageCacheHandler(parts),
    passwordToken: (await hasPassword(db)) ? null : await createPasswordToken(db),
    drain: () => {
      draining = true
    },
    close: async (reopens) => {
      await invalidation.stop()
      const jobs = [cleanupJob, scheduleJob, taskJob, nightlyJob, ...outboxes, pictureJob, counter]
      await Promise.all(jobs.map((job) => job?.stop()))
      await backup.stop(reopens)
      await database.close()
    },
  }
}

/** @returns null if nothing is stored in the data folder. */
function diskOf({ dataDir, databaseUrl, objectStorage }: Config, log: Logger): DiskSpace | null {
  return databaseUrl && objectStorage ? null : diskSpace(dataDir, log)
}

/** Without it no backup can be read, so it must not be on this machine alone. */
function announceKey(text: string): void {
  process.stdout.write(`\n  Key of the backups, to be kept elsewhere: ${text}\n`)
}
