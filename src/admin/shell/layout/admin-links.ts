import { adminPaths } from '#values/admin-paths.ts'
import * as icons from './admin-icons.tsx'

/** Entries of the sidebar, in the specification's order (2.12). */
export const adminLinks = [
  { to: adminPaths.dashboard, label: 'Dashboard', Icon: icons.Dashboard },
  { to: adminPaths.heroImages, label: 'Hero Images', Icon: icons.HeroImages },
  { to: adminPaths.categories, label: 'Categories', Icon: icons.Categories },
  { to: adminPaths.trips, label: 'Trips', Icon: icons.Trips },
  { to: adminPaths.vendors, label: 'Vendors', Icon: icons.Vendors },
  { to: adminPaths.blogs, label: 'Blogs', Icon: icons.Blogs },
  { to: adminPaths.testimonials, label: 'Testimonials', Icon: icons.Testimonials },
] as const

/** Entries that the specification does not know: they stand apart, so that its list stays as it is. */
export const ownLinks = [
  { to: adminPaths.pictures, label: 'Pictures', Icon: icons.Pictures },
  { to: adminPaths.account, label: 'Account', Icon: icons.Account },
] as const
