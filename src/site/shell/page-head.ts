import type { SiteProfile } from '#contract/site.ts'
import { pageCardPath, type FixedPage } from '#values/pages/fixed-page.ts'
import { shareCardSize } from '#values/pictures/share-card.ts'
import type { Thing } from './head/structured-data/schema-node.ts'

interface PageHead {
  site: SiteProfile | undefined
  /** Without the brand. */
  title: string
  description: string
  /** Path of the canonical URL. */
  path: string
  /** Path of the share card, which social networks and messengers show. */
  card: string | null
  type?: 'website' | 'article'
  /** Whether search engines must not index it. */
  unlisted?: boolean
  /** Called behind `import.meta.env.SSR`, so that browsers load none of it (docs/decisions/0068). */
  structuredData?: Thing[] | false | undefined
}

const noIndex = { name: 'robots', content: 'noindex' }

export function pageHead(page: PageHead) {
  const { site, title, description, path, unlisted = false, structuredData } = page
  const url = `${site?.site_url ?? ''}${path}`
  return {
    meta: [
      { title: fullTitle(site, title) },
      { name: 'description', content: description },
      ...(import.meta.env.SSR ? tagsForCrawlers(page, url) : []),
      ...(import.meta.env.SSR && structuredData
        ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': structuredData } }]
        : []),
      ...(unlisted ? [noIndex] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** The head of a page that is declared in `values/pages/`; search parameters may change some of it. */
export function fixedPageHead(site: SiteProfile | undefined, page: FixedPage, changes: Partial<PageHead> = {}) {
  const { title, path } = page
  const description = page.description ?? site?.tagline ?? ''
  return pageHead({ site, title, description, path, card: pageCardPath(page), ...changes })
}

/** Crawlers load every page anew: browsers have no code for this, and remove it on navigation. */
function tagsForCrawlers(page: PageHead, url: string) {
  const { site, title, description, type = 'website' } = page
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site?.brand_name ?? '' },
    { property: 'og:locale', content: 'en_IN' },
    ...cardTags(page),
  ]
}

/** With its size, so that it is shown large the first time a page is shared. */
function cardTags({ site, title, card }: PageHead) {
  if (!card) return [{ name: 'twitter:card', content: 'summary' }]
  const alt = fullTitle(site, title)
  return [
    { property: 'og:image', content: `${site?.site_url ?? ''}${card}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareCardSize.width) },
    { property: 'og:image:height', content: String(shareCardSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
  ]
}

function fullTitle(site: SiteProfile | undefined, title: string): string {
  return site ? `${title} · ${site.brand_name}` : title
}

export const errorTitle = 'This page did not load'

/** For pages that search engines must not index: not found, failed, preview. */
export function noIndexHead(site: SiteProfile | undefined, title: string) {
  return { meta: [{ title: fullTitle(site, title) }, noIndex] }
}
