import { adminPaths } from '#values/addresses/admin-paths.ts'
import * as icons from './admin-icons.tsx'

/** In the order of the sidebar (specification 2.12). */
export const adminLinks = [
  { to: adminPaths.dashboard, label: 'Dashboard', Icon: icons.Dashboard },
  { to: adminPaths.heroImages, label: 'Hero Images', Icon: icons.HeroImages },
  { to: adminPaths.categories, label: 'Categories', Icon: icons.Categories },
  { to: adminPaths.trips, label: 'Trips', Icon: icons.Trips },
  { to: adminPaths.vendors, label: 'Vendors', Icon: icons.Vendors },
  { to: adminPaths.blogs, label: 'Blogs', Icon: icons.Blogs },
  { to: adminPaths.testimonials, label: 'Testimonials', Icon: icons.Testimonials },
  // Beyond the specification.
  { to: adminPaths.enquiries, label: 'Enquiries', Icon: icons.Enquiries },
  { to: adminPaths.pictures, label: 'Pictures', Icon: icons.Pictures },
  { to: adminPaths.regions, label: 'Regions', Icon: icons.Regions },
] as const

/** A separate group for screens without content. */
export const ownLinks = [
  { to: adminPaths.asOf, label: 'Coming up', Icon: icons.ComingUp },
  { to: adminPaths.trash, label: 'Trash', Icon: icons.Trash },
  { to: adminPaths.activity, label: 'Activity', Icon: icons.Activity },
  { to: adminPaths.settings, label: 'Settings', Icon: icons.Settings },
  { to: adminPaths.account, label: 'Account', Icon: icons.Account },
] as const
