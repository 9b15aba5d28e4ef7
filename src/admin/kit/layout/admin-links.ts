import { adminPaths } from '#values/addresses/admin-paths.ts'
import * as icons from './admin-icons.tsx'

/** Parts of the menu: the specification's entries (2.12), other screens, those behind 'More', and one's own. */
type MenuPart = 'main' | 'other' | 'more' | 'own'

/** In the order of the menu. */
export const adminLinks = [
  { part: 'main', to: adminPaths.dashboard, label: 'Dashboard', Icon: icons.Dashboard },
  { part: 'main', to: adminPaths.heroImages, label: 'Hero Images', Icon: icons.HeroImages },
  { part: 'main', to: adminPaths.categories, label: 'Categories', Icon: icons.Categories },
  { part: 'main', to: adminPaths.trips, label: 'Trips', Icon: icons.Trips },
  { part: 'main', to: adminPaths.vendors, label: 'Vendors', Icon: icons.Vendors },
  { part: 'main', to: adminPaths.blogs, label: 'Blogs', Icon: icons.Blogs },
  { part: 'main', to: adminPaths.testimonials, label: 'Testimonials', Icon: icons.Testimonials },
  { part: 'other', to: adminPaths.enquiries, label: 'Enquiries', Icon: icons.Enquiries },
  { part: 'other', to: adminPaths.proposals, label: 'Proposals', Icon: icons.Proposals },
  { part: 'other', to: adminPaths.pictures, label: 'Pictures', Icon: icons.Pictures },
  { part: 'other', to: adminPaths.regions, label: 'Regions', Icon: icons.Regions },
  { part: 'other', to: adminPaths.settings, label: 'Settings', Icon: icons.Settings },
  { part: 'more', to: adminPaths.asOf, label: 'Coming up', Icon: icons.ComingUp },
  { part: 'more', to: adminPaths.trash, label: 'Trash', Icon: icons.Trash },
  { part: 'more', to: adminPaths.activity, label: 'Activity', Icon: icons.Activity },
  { part: 'own', to: adminPaths.account, label: 'Account', Icon: icons.Account },
] as const satisfies { part: MenuPart; to: string; label: string; Icon: unknown }[]

export const linksIn = (wanted: MenuPart) => adminLinks.filter(({ part }) => part === wanted)
