/**
 * Paths of the back office (specification 2.1). The server answers these with the admin page and all others with 404.
 */
export const adminPaths = {
  root: '/admin',
  login: '/admin/login',
  setPassword: '/admin/set-password',
  confirmEmail: '/admin/confirm-email',
  dashboard: '/admin/dashboard',
  heroImages: '/admin/hero-images',
  categories: '/admin/categories',
  trips: '/admin/trips',
  vendors: '/admin/vendors',
  blogs: '/admin/blogs',
  testimonials: '/admin/testimonials',
  enquiries: '/admin/enquiries',
  proposals: '/admin/proposals',
  pictures: '/admin/pictures',
  regions: '/admin/regions',
  imports: '/admin/import',
  trash: '/admin/trash',
  asOf: '/admin/as-of',
  activity: '/admin/activity',
  settings: '/admin/settings',
  account: '/admin/account',
} as const

/** Leads from a page of the public site to its form; not a screen. */
export const editPagePath = '/admin/edit-page'

export const adminLoginPaths: readonly string[] = [adminPaths.root, adminPaths.login]

/** Paths that need no session. */
export const openAdminPaths: readonly string[] = [adminPaths.setPassword, adminPaths.confirmEmail]

export function isAdminPath(path: string): boolean {
  return Object.values(adminPaths).some((each) => each === path)
}

/**
 * Search parameters for the login page, so that signing in leads back to the requested screen.
 * @param address path and query.
 */
export function returnAddress(address: string): { from?: string } {
  return address === adminPaths.dashboard ? {} : { from: address }
}
