import { categoryRoute } from '#values/categories.ts'

export interface NavigationLink {
  to: string
  label: string
}

export interface NavigationGroup {
  id: string
  label: string
  links: NavigationLink[]
}

/** The three of the specification (2.2), then Signature Stays, which travellers could otherwise hardly reach. */
export const categoryLinks: NavigationLink[] = (
  ['Wildlife Escapes', 'Wellness Retreats', 'Offbeat & Immersive', 'Signature Stays'] as const
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

/** Home matches exactly, other entries match whole path segments; a story at `/blog/…` belongs to Blogs. */
export function isActive(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/'
  const belongs = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`)
  return belongs(to) || (to === '/blogs' && belongs('/blog'))
}
