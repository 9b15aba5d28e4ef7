import { accountContract } from './account.ts'
import { blogsAdminContract } from './blogs-admin.ts'
import { categoriesAdminContract } from './categories-admin.ts'
import { dashboardContract } from './dashboard.ts'
import { heroImagesAdminContract } from './hero-images-admin.ts'
import { picturesAdminContract } from './pictures-admin.ts'
import { regionsAdminContract } from './regions-admin.ts'
import { serverContract } from './server.ts'
import { testimonialsAdminContract } from './testimonials-admin.ts'
import { tripsAdminContract } from './trips-admin.ts'
import { vendorsAdminContract } from './vendors-admin.ts'

/** Every call of the back office, noun by noun; all but `account.identity` need the admin's session. */
export const adminContract = {
  account: accountContract,
  dashboard: dashboardContract,
  trips: tripsAdminContract,
  vendors: vendorsAdminContract,
  blogs: blogsAdminContract,
  testimonials: testimonialsAdminContract,
  heroImages: heroImagesAdminContract,
  categories: categoriesAdminContract,
  regions: regionsAdminContract,
  pictures: picturesAdminContract,
  server: serverContract,
}
