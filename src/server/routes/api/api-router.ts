import { accountHandlers } from './account-handlers.ts'
import { backupAdminHandlers } from './backup-handlers.ts'
import { blogAdminHandlers } from '../../catalogue/blogs/admin-handlers.ts'
import { blogBulkHandlers } from '../../catalogue/blogs/bulk/handlers.ts'
import { blogHandlers } from '../../catalogue/blogs/public-handlers.ts'
import { categoryAdminHandlers } from '../../catalogue/categories/admin-handlers.ts'
import { categoryHandlers } from '../../catalogue/categories/public-handlers.ts'
import { changeHandlers } from '../../publishing/activity/admin-handlers.ts'
import { historyTotals } from '../../publishing/activity/totals.ts'
import { trashHandlers } from '../../publishing/trash/admin-handlers.ts'
import { changesOfWeek } from '../../publishing/activity/week.ts'
import { checkHandlers } from '../../dashboard/checks/admin-handlers.ts'
import { readIssues } from '../../dashboard/checks/issue-counts.ts'
import { dashboardHandlers } from '../../dashboard/admin-handlers.ts'
import { draftAdminHandlers } from '../../publishing/drafts/admin-handlers.ts'
import { enquiryAdminHandlers } from '../../enquiries/admin-handlers.ts'
import { firstRunHandlers } from '../../dashboard/first-run/admin-handlers.ts'
import { sampleHandlers } from '../../dashboard/first-run/sample-handlers.ts'
import { exportHandlers } from '../../exchange/export/export-handlers.ts'
import { importHandlers } from '../../exchange/import/import-handlers.ts'
import { heroImageAdminHandlers } from '../../catalogue/hero-images/admin-handlers.ts'
import { heroImageHandlers } from '../../catalogue/hero-images/public-handlers.ts'
import { hostHandlers } from '../../catalogue/hosts/public-handlers.ts'
import { pictureAdminHandlers } from '../../catalogue/pictures/admin-handlers.ts'
import { previewHandlers } from '../../publishing/previews/admin-handlers.ts'
import { regionAdminHandlers } from '../../catalogue/regions/admin-handlers.ts'
import { regionHandlers } from '../../catalogue/regions/public-handlers.ts'
import { savedViewHandlers } from '../../catalogue/common/saved-views/handlers.ts'
import { proposalAdminHandlers } from '../../proposals/admin-handlers.ts'
import { pushHandlers } from '../../push/admin-handlers.ts'
import { scheduleAdminHandlers } from '../../publishing/schedules/admin-handlers.ts'
import { selectComingUp } from '../../publishing/schedules/queries.ts'
import { searchAdminHandlers } from '../../search/admin-handlers.ts'
import { searchHandlers } from '../../search/public-handlers.ts'
import { serverHandlers } from '../../dashboard/server-handlers.ts'
import { taskHandlers } from '../../exchange/tasks/task-handlers.ts'
import { api } from '../../api/api.ts'
import { siteHandlers } from '../../catalogue/settings/public-handlers.ts'
import { settingsAdminHandlers } from '../../catalogue/settings/admin-handlers.ts'
import { testimonialAdminHandlers } from '../../catalogue/testimonials/admin-handlers.ts'
import { testimonialBulkHandlers } from '../../catalogue/testimonials/bulk/handlers.ts'
import { testimonialHandlers } from '../../catalogue/testimonials/public-handlers.ts'
import { tripAdminHandlers } from '../../catalogue/trips/admin-handlers.ts'
import { tripBulkHandlers } from '../../catalogue/trips/bulk/handlers.ts'
import { tripHandlers } from '../../catalogue/trips/public-handlers.ts'
import { vendorAdminHandlers } from '../../catalogue/vendors/admin-handlers.ts'
import { vendorBulkHandlers } from '../../catalogue/vendors/bulk/handlers.ts'

/** Calls of public pages; none of them writes. */
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
      issues: readIssues,
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
    proposals: proposalAdminHandlers,
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
    push: pushHandlers,
  },
})

export type ApiRouter = typeof apiRouter
