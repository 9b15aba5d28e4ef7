import { Link, type LinkProps } from '@tanstack/react-router'
import type { Facet, FacetName } from '#contract/trip-details/facets.ts'
import { formatCount } from '#values/format/counts.ts'

interface FacetListProps {
  facets: Facet[]
  chosen: Partial<Record<FacetName, unknown>>
  /** The list with another value of a facet, on its first page; undefined takes the value back. */
  linkTo: (name: FacetName, value: string | undefined) => LinkProps
  /** On phones a row that scrolls. */
  inRow?: boolean
}

/** Options with their number of trips. An option without trips is not a link. */
export function FacetList({ facets, chosen, linkTo, inRow }: FacetListProps) {
  return facets.map(({ name, label, options }) => (
    <nav key={name} aria-label={label}>
      <h2 className="eyebrow font-text text-muted">{label}</h2>
      <ul className={`facet-${name} mt-2 ${inRow ? 'region-row' : ''}`}>
        {options.map(({ value, label: text, count }) => {
          const isChosen = String(chosen[name]) === value
          const content = (
            <>
              <span>{text}</span>
              <span className="facet-count">{formatCount(count)}</span>
            </>
          )
          return (
            <li key={value}>
              {count > 0 || isChosen ? (
                <Link
                  {...linkTo(name, isChosen ? undefined : value)}
                  resetScroll={false}
                  hashScrollIntoView={false}
                  rel="nofollow"
                  activeOptions={{ exact: true }}
                  aria-current={isChosen ? 'true' : undefined}
                  className="facet-option"
                >
                  {content}
                </Link>
              ) : (
                <span className="facet-option">{content}</span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  ))
}
