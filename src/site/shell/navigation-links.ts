import { categoryRoute } from '#values/categories.ts'

/** One entry of navigation or footer. */
export interface NavigationLink {
  to: string
  label: string
}

/** A drop-down of the navigation. */
export interface NavigationGroup {
  id: string
  label: string
  links: NavigationLink[]
}

/** Category entries in navigation and footer; Signature Stays is in neither (specification 2.2). */
export const categoryLinks: NavigationLink[] = (
  ['Wildlife Escapes', 'Wellness Retreats', 'Offbeat & Immersive'] as const
).map((name) => ({ to: `/category/${categoryRoute(name)}`, label: name }))

export const navigationGroups: NavigationGroup[] = [
  { id: 'experiences', label: 'Experiences', links: categoryLinks },
  {
    id: 'about-us',
    label: 'About Us',
    links: [
      { to: '/about', label: 'About' },
      { to: '/blogs', label: 'Blogs' },
      { to: '/contact', label: 'Contact' },
    ],
  },
]

/**
 * Whether an entry is the current one: home on the root only, others on whole path segments.
 * A story at `/blog/…` belongs to Blogs.
 */
export function isActive(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  const belongs = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  return belongs(to) || (to === '/blogs' && belongs('/blog'))
}
