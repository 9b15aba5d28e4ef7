/** Addresses of the back office (specification 2.1); the server answers these with its page, others with 404. */
export const adminPaths = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  heroImages: '/admin/hero-images',
  categories: '/admin/categories',
  trips: '/admin/trips',
  vendors: '/admin/vendors',
  blogs: '/admin/blogs',
  testimonials: '/admin/testimonials',
  pictures: '/admin/pictures',
  account: '/admin/account',
} as const

/** Both show the login page. */
export const adminLoginPaths: readonly string[] = [adminPaths.root, adminPaths.login]

/** @returns whether an address is a screen of the back office. */
export function isAdminPath(path: string): boolean {
  return Object.values(adminPaths).some((each) => each === path)
}

/**
 * What the login page's address holds of the screen that was asked for, so that the sign-in leads back there.
 * @param address path and query.
 */
export function returnAddress(address: string): { from?: string } {
  return address === adminPaths.dashboard ? {} : { from: address }
}
