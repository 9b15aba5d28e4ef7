import type { SiteProfile } from '#contract/site.ts'
import { shareCardSize } from '#values/pictures/share-card.ts'

const isServer = import.meta.env.SSR

interface PageHead {
  site: SiteProfile | undefined
  /** Without the brand. */
  title: string
  description: string
  /** Path of the canonical URL. */
  path: string
  /** Path of the preview image for social networks. */
  image?: string | null
  /** Path of a generated share card; takes precedence over `image`. */
  card?: string | null
  type?: 'website' | 'article'
  /** Server-rendered pages only, since crawlers load every page anew. Facts only, never invented figures. */
  structuredData?: Record<string, unknown>
}

export function pageHead(page: PageHead) {
  const { site, title, description, path, type = 'website', structuredData } = page
  const brand = site?.brand_name ?? ''
  const fullTitle = [title, brand].filter(Boolean).join(' · ')
  const url = `${site?.site_url ?? ''}${path}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:title', content: title || brand },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: brand },
      { property: 'og:locale', content: 'en_IN' },
      ...previewImageTags(page),
      ...(isServer && structuredData
        ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...structuredData } }]
        : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** The size is declared for the generated card, so that it is shown large the first time a page is shared. */
function previewImageTags({ site, title, image, card }: PageHead) {
  const shown = card ?? image
  if (!shown) return [{ name: 'twitter:card', content: 'summary' }]
  const size = [
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareCardSize.width) },
    { property: 'og:image:height', content: String(shareCardSize.height) },
    { property: 'og:image:alt', content: [title, site?.brand_name].filter(Boolean).join(' · ') },
  ]
  return [
    { property: 'og:image', content: `${site?.site_url ?? ''}${shown}` },
    ...(card ? size : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export const errorTitle = 'This page did not arrive'

/** For pages that search engines must not index: not found, failed, preview. */
export function noIndexHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}
