import type { SiteProfile } from '#contract/site.ts'
import { shareCardSize } from '#values/pictures/share-card.ts'

const served = import.meta.env.SSR

interface PageHead {
  site: SiteProfile | undefined
  /** Title of the page without the brand. */
  title: string
  description: string
  /** Path of the page, its one address. */
  path: string
  /** Path of the picture that stands for the page when it is shared. */
  image?: string | null
  /** Path of a card drawn for sharing, in place of `image`. */
  card?: string | null
  type?: 'website' | 'article'
  /** Facts for search engines, which ask for each page anew: only served pages have them. Never invented ones. */
  structuredData?: Record<string, unknown>
}

/** What a public page says of itself: title, description, its one address, its card when shared. */
export function pageHead(page: PageHead) {
  const { site, title, description, path, type = 'website', structuredData } = page
  const brand = site?.brand_name ?? ''
  const full = [title, brand].filter(Boolean).join(' · ')
  const url = `${site?.site_url ?? ''}${path}`
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { property: 'og:title', content: title || brand },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: brand },
      { property: 'og:locale', content: 'en_IN' },
      ...sharedPicture(page),
      ...(served && structuredData
        ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...structuredData } }]
        : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** The card says its size beforehand, so that it is shown large when the page is shared for the first time. */
function sharedPicture({ site, title, image, card }: PageHead) {
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

/** The title of a page that could not be made. */
export const failedTitle = 'This page did not arrive'

/** A page that search engines leave out: not found, failed, preview. */
export function hiddenHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}
