import { accountHandlers } from './account/admin-handlers.ts'
import { backupAdminHandlers } from './backup/admin-handlers.ts'
import { blogAdminHandlers } from './blogs/admin-handlers.ts'
import { blogBulkHandlers } from './blogs/bulk/handlers.ts'
import { blogHandlers } from './blogs/public-handlers.ts'
import { categoryAdminHandlers } from './categories/admin-handlers.ts'
import { categoryHandlers } from './categories/public-handlers.ts'
import { changeHandlers } from './changes/admin-handlers.ts'
import { historyTotals } from './changes/totals.ts'
import { trashHandlers } from './changes/trash/admin-handlers.ts'
import { changesOfWeek } from './changes/week.ts'
import { checkHandlers } from './checks/admin-handlers.ts'
import { readCare } from './checks/care-counts.ts'
import { dashboardHandlers } from './dashboard/admin-handlers.ts'
import { draftAdminHandlers } from './drafts/admin-handlers.ts'
import { enquiryAdminHandlers } from './enquiries/admin-handlers.ts'
import { firstRunHandlers } from './first-run/admin-handlers.ts'
import { sampleHandlers } from './first-run/sample-handlers.ts'
import { exportHandlers } from './exchange/export/export-handlers.ts'
import { importHandlers } from './exchange/import/import-handlers.ts'
import { heroImageAdminHandlers } from './hero-images/admin-handlers.ts'
import { heroImageHandlers } from './hero-images/public-handlers.ts'
import { hostHandlers } from './hosts/public-handlers.ts'
import { pictureAdminHandlers } from './pictures/admin-handlers.ts'
import { previewHandlers } from './previews/admin-handlers.ts'
import { regionAdminHandlers } from './regions/admin-handlers.ts'
import { regionHandlers } from './regions/public-handlers.ts'
import { savedViewHandlers } from './saved-views/handlers.ts'
import { scheduleAdminHandlers } from './schedules/admin-handlers.ts'
import { selectComingUp } from './schedules/queries.ts'
import { searchAdminHandlers } from './search/admin-handlers.ts'
import { searchHandlers } from './search/public-handlers.ts'
import { serverHandlers } from './server/admin-handlers.ts'
import { taskHandlers } from './server/task-handlers.ts'
import { api } from './common/api.ts'
import { siteHandlers } from './site/handlers.ts'
import { settingsAdminHandlers } from './site/settings/admin-handlers.ts'
import { testimonialAdminHandlers } from './testimonials/admin-handlers.ts'
import { testimonialBulkHandlers } from './testimonials/bulk/handlers.ts'
import { testimonialHandlers } from './testimonials/public-handlers.ts'
import { tripAdminHandlers } from './trips/admin-handlers.ts'
import { tripBulkHandlers } from './trips/bulk/handlers.ts'
import { tripHandlers } from './trips/public-handlers.ts'
import { vendorAdminHandlers } from './vendors/admin-handlers.ts'
import { vendorBulkHandlers } from './vendors/bulk/handlers.ts'

/** What public pages may call; none of it writes. */
export const publicRouter = {
  site: siteHandlers,
  categories: categoryHandlers,
  trips: tripHandlers,
  regions: regionHandlers,
  testimonials: testimonialHandlers,
  blogs: blogHandlers,
  heroImages: heroImageHandlers,
  hosts: hostHandlers,
  search: searchHandlers,
}

/** Every handler, in the shape of the contract. */
export const apiRouter = api.router({
  ...publicRouter,
  admin: {
    account: accountHandlers,
    dashboard: dashboardHandlers({
      comingUp: (db) => selectComingUp(db, {}),
      week: (db) => changesOfWeek(db),
      care: readCare,
      history: (db) => historyTotals(db),
    }),
    firstRun: firstRunHandlers,
    sample: sampleHandlers,
    trips: { ...tripAdminHandlers, ...tripBulkHandlers },
    vendors: { ...vendorAdminHandlers, ...vendorBulkHandlers },
    blogs: { ...blogAdminHandlers, ...blogBulkHandlers },
    testimonials: { ...testimonialAdminHandlers, ...testimonialBulkHandlers },
    heroImages: heroImageAdminHandlers,
    categories: categoryAdminHandlers,
    regions: regionAdminHandlers,
    enquiries: enquiryAdminHandlers,
    pictures: pictureAdminHandlers,
    previews: previewHandlers,
    changes: changeHandlers,
    checks: checkHandlers,
    drafts: draftAdminHandlers,
    schedules: scheduleAdminHandlers,
    savedViews: savedViewHandlers,
    search: searchAdminHandlers,
    trash: trashHandlers,
    server: serverHandlers,
    settings: settingsAdminHandlers,
    exports: exportHandlers,
    imports: importHandlers,
    tasks: taskHandlers,
    backup: backupAdminHandlers,
  },
})

export type ApiRouter = typeof apiRouter
