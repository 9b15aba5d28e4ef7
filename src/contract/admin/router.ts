import { accountContract } from './installation/account.ts'
import { backupContract } from './backup/backup.ts'
import { blogsAdminContract } from './blogs.ts'
import { categoriesAdminContract } from './categories.ts'
import { changesContract } from './changes/changes.ts'
import { checksContract } from './dashboard/checks.ts'
import { dashboardContract } from './dashboard/dashboard.ts'
import { draftsContract } from './drafts/drafts.ts'
import { enquiriesAdminContract } from './enquiries.ts'
import { exportsContract } from './exchange/exports.ts'
import { importsContract } from './exchange/imports.ts'
import { firstRunContract } from './first-run/first-run.ts'
import { heroImagesAdminContract } from './hero-images.ts'
import { historyContract } from './changes/history.ts'
import { blogsBulkContract } from './lists/blog-bulk.ts'
import { savedViewsContract } from './lists/saved-views.ts'
import { testimonialsBulkContract } from './lists/testimonial-bulk.ts'
import { tripsBulkContract } from './lists/trip-bulk.ts'
import { vendorsBulkContract } from './lists/vendor-bulk.ts'
import { picturesAdminContract } from './pictures.ts'
import { previewsContract } from './drafts/previews.ts'
import { proposalsAdminContract } from './proposals.ts'
import { pushContract } from './installation/push.ts'
import { regionsAdminContract } from './regions/regions.ts'
import { sampleContract } from './first-run/sample.ts'
import { schedulesContract } from './drafts/schedules.ts'
import { searchAdminContract } from './search.ts'
import { serverContract } from './installation/server.ts'
import { settingsAdminContract } from './settings.ts'
import { tasksContract } from './exchange/tasks.ts'
import { testimonialsAdminContract } from './testimonials.ts'
import { trashContract } from './changes/trash.ts'
import { tripsAdminContract } from './trips.ts'
import { vendorsAdminContract } from './vendors.ts'

/** All admin calls, by content type; all but `account.identity` need an admin session. */
export const adminContract = {
  account: accountContract,
  dashboard: dashboardContract,
  firstRun: firstRunContract,
  sample: sampleContract,
  trips: { ...tripsAdminContract, ...tripsBulkContract },
  vendors: { ...vendorsAdminContract, ...vendorsBulkContract },
  blogs: { ...blogsAdminContract, ...blogsBulkContract },
  testimonials: { ...testimonialsAdminContract, ...testimonialsBulkContract },
  heroImages: heroImagesAdminContract,
  categories: categoriesAdminContract,
  regions: regionsAdminContract,
  enquiries: enquiriesAdminContract,
  proposals: proposalsAdminContract,
  pictures: picturesAdminContract,
  previews: previewsContract,
  changes: { ...changesContract, ...historyContract },
  checks: checksContract,
  drafts: draftsContract,
  schedules: schedulesContract,
  savedViews: savedViewsContract,
  search: searchAdminContract,
  trash: trashContract,
  server: serverContract,
  settings: settingsAdminContract,
  exports: exportsContract,
  imports: importsContract,
  tasks: tasksContract,
  backup: backupContract,
  push: pushContract,
}
