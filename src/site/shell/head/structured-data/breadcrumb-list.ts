import type { SiteProfile } from '#contract/site.ts'
import type { Thing } from './schema-node.ts'

/** A page on the way to the shown one, which is the last. */
export interface Crumb {
  name: string
  path: string
}

/** The visible trail (`breadcrumbs.tsx`), with the page itself. */
export function breadcrumbList({ site_url }: SiteProfile, crumbs: Crumb[]): Thing {
  const trail = [{ name: 'Home', path: '/' }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site_url}${path}`,
    })),
  }
}
