import type { Category, CategoryDetail } from '#contract/categories.ts'
import type { SiteProfile } from '#contract/site.ts'
import { categoryRoute } from '#values/categories.ts'
import { pageHead } from '../shell/page-head.ts'

/** The stored description, or a generated sentence. */
export function categoryDescription({ name, description }: Category): string {
  return description.trim() || `Discover amazing ${categoryRoute(name)} experiences`
}

interface CategoryPage {
  site: SiteProfile | undefined
  category: CategoryDetail
  /** From 1. */
  page: number
  /** Undefined if the search names no existing region. */
  region: string | undefined
  /** In the order of the page. */
  tripIds: string[]
  /** Number of trips on the previous pages. */
  tripsBefore: number
}

/** The canonical URL contains the page but not the region. */
export function categoryHead(shown: CategoryPage) {
  const { site, category, page, region, tripIds } = shown
  const path = `/category/${categoryRoute(category.name)}`
  const title = [region ? `${category.title} in ${region}` : category.title, page > 1 ? `Page ${page}` : '']
  const head = pageHead({
    site,
    title: title.filter(Boolean).join(' · '),
    description: categoryDescription(category),
    path: page > 1 ? `${path}?page=${page}` : path,
    image: category.featured_image,
    card: category.share_image,
    structuredData: { '@graph': [breadcrumbs(shown, path), ...(tripIds.length > 0 ? [tripList(shown)] : [])] },
  })
  if (tripIds.length > 0 || page === 1) return head
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}

function breadcrumbs({ site, category }: CategoryPage, path: string) {
  const origin = site?.site_url ?? ''
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: category.title, item: `${origin}${path}` },
    ],
  }
}

function tripList({ site, category, tripIds, tripsBefore }: CategoryPage) {
  return {
    '@type': 'ItemList',
    name: category.title,
    itemListElement: tripIds.map((id, index) => ({
      '@type': 'ListItem',
      position: tripsBefore + index + 1,
      url: `${site?.site_url ?? ''}/trip/${id}`,
    })),
  }
}
