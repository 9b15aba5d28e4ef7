import type { SiteProfile } from '#contract/site.ts'
import { isPlaceholder, type ContactName } from '#values/placeholder-contacts.ts'
import type { Thing } from './schema-node.ts'

const drawnLogo = { url: '/icon-512.png', width: 512, height: 512 }

/** The company as other entities reference it; the home page describes it. */
export function organizationOf({ site_url, brand_name }: SiteProfile): Thing {
  return { '@type': 'TravelAgency', '@id': `${site_url}/#organization`, name: brand_name, url: `${site_url}/` }
}

/** The home page: the company, and the website. Placeholder contacts are left out (docs/decisions/0070). */
export function homeData(site: SiteProfile, { card }: { card: string }): Thing[] {
  const { site_url, brand_name, legal_name, tagline } = site
  const [telephone, email, address] = [known(site, 'phone'), known(site, 'email'), known(site, 'address')]
  const organization: Thing = {
    ...organizationOf(site),
    legalName: legal_name,
    description: tagline,
    logo: logoOf(site),
    image: `${site_url}${card}`,
    areaServed: { '@type': 'Country', name: 'India' },
    ...(site.social_links.length > 0 && { sameAs: site.social_links.map(({ url }) => url) }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(address && { address }),
    ...contactPoints(site, { telephone, email }),
  }
  return [organization, websiteOf(site, brand_name)]
}

function logoOf({ site_url, logo }: SiteProfile): Thing {
  const { url, width, height } = logo ?? drawnLogo
  return { '@type': 'ImageObject', url: `${site_url}${url}`, width, height }
}

function contactPoints(site: SiteProfile, { telephone, email }: Record<'telephone' | 'email', string | null>) {
  const partners = known(site, 'partner_email')
  const points: Thing[] = []
  if (telephone || email) {
    const reached = { ...(telephone && { telephone }), ...(email && { email }) }
    points.push({ '@type': 'ContactPoint', contactType: 'customer service', ...reached })
  }
  if (partners) points.push({ '@type': 'ContactPoint', contactType: 'partners', email: partners })
  return points.length > 0 ? { contactPoint: points } : {}
}

function websiteOf({ site_url }: SiteProfile, name: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site_url}/#website`,
    name,
    url: `${site_url}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': `${site_url}/#organization` },
  }
}

/** @returns null for a missing value and for a placeholder. */
function known(site: SiteProfile, name: ContactName): string | null {
  const contact = site[name]
  return contact === null || isPlaceholder(contact) ? null : contact
}
