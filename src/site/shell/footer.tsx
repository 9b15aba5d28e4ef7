import { Link } from '@tanstack/react-router'
import { ExternalLink } from './external-link.tsx'
import { CurrencySelect } from './money/currency-select.tsx'
import { BrandLogo, BrandName } from './brand/brand-logo.tsx'
import { CompanyLine } from './company-line.tsx'
import { ContactLine } from './links/contact-line.tsx'
import { categoryLinks, type NavigationLink } from './navigation/navigation-links.ts'
import { useSite } from './queries/site-query.ts'

const columns: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: 'Quick Links',
    links: [
      { to: '/about', label: 'About Us' },
      { to: '/partner', label: 'Partner with Us' },
      { to: '/blogs', label: 'Blogs' },
    ],
  },
  { heading: 'Categories', links: [...categoryLinks, { to: '/journeys', label: 'All Journeys' }] },
  {
    heading: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Use' },
      { to: '/cancellation', label: 'Cancellation Policy' },
    ],
  },
]

const linkStyle = 'inline-flex min-h-11 items-center transition-colors duration-(--duration-calm) hover:text-marigold'

export function Footer() {
  const { brand_name, tagline, copyright_year, cancellation } = useSite()
  return (
    <footer className="on-dark no-print bg-dusk text-paper">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 pt-12 pb-8 sm:grid-cols-3 sm:gap-12 sm:pt-20 sm:pb-14 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Link to="/" className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <BrandLogo onDark className="h-12 max-w-full text-marigold" />
            <BrandName className="max-w-full truncate font-display text-[clamp(1.625rem,7vw,2.25rem)] leading-[1.3]" />
          </Link>
          <p className="mt-5 max-w-xs text-paper/80">{tagline}</p>
          <ContactLine className="mt-4 text-small text-paper/80" />
          <SocialLinks />
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="nth-3:row-span-2 sm:row-auto!">
            <h2 className="eyebrow font-text text-paper/70">{heading}</h2>
            <ul className="mt-3">
              {links
                .filter(({ to }) => cancellation || to !== '/cancellation')
                .map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={linkStyle}>
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 border-t border-paper/20 py-3 text-small text-paper/75">
        <div className="max-w-measure">
          <p>
            © {copyright_year} {brand_name}. All rights reserved.
          </p>
          <CompanyLine className="mt-1" />
        </div>
        <CurrencySelect className="my-2" />
        <Link to="/saved" className={linkStyle}>
          Saved for later
        </Link>
      </div>
    </footer>
  )
}

function SocialLinks() {
  const { social_links } = useSite()
  if (social_links.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 text-small text-paper/80" aria-label="Follow us">
      {social_links.map(({ name, url }) => (
        <li key={name}>
          <ExternalLink href={url} className={linkStyle}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
