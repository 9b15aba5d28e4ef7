import type { SiteProfile } from '#contract/site.ts'

interface PageHead {
  site: SiteProfile | undefined
  /** Title of the page without the brand. */
  title: string
  description: string
  /** Path of the page, its one address. */
  path: string
  /** Path of the picture that stands for the page when it is shared. */
  image?: string | null
  type?: 'website' | 'article'
  /** Facts for search engines; never invented ones. */
  structuredData?: Record<string, unknown>
}

/** What a public page says of itself: title, description, its one address, its card when shared. */
export function pageHead({ site, title, description, path, image, type = 'website', structuredData }: PageHead) {
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
      ...(image ? [{ property: 'og:image', content: `${site?.site_url ?? ''}${image}` }] : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      ...(structuredData ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...structuredData } }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** A page that search engines leave out: not found, failed, preview. */
export function hiddenHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
}
