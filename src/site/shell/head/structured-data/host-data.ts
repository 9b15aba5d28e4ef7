import type { Host } from '#contract/hosts.ts'
import type { SiteProfile } from '#contract/site.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import type { Thing } from './schema-node.ts'

interface HostFacts {
  site: SiteProfile
  description: string
  path: string
}

/** Certain facts only: no rating, no contacts. */
export function hostData(
  { vendor_name, portrait, spoken_languages }: Host,
  { site, description, path }: HostFacts,
): Thing[] {
  const url = `${site.site_url}${path}`
  const organization: Thing = {
    '@type': 'Organization',
    name: vendor_name,
    description,
    url,
    ...(portrait && { image: `${site.site_url}${portrait.url}` }),
    ...(spoken_languages.length > 0 && { knowsLanguage: spoken_languages }),
  }
  return [
    { '@type': 'ProfilePage', url, mainEntity: organization },
    breadcrumbList(site, [{ name: vendor_name, path }]),
  ]
}
