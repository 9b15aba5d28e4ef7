import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'
import { buttonStyles } from '#ui/button-styles.ts'

interface PageLinksProps {
  /** Accessible name of the navigation. */
  label: string
  /** Labels of the two links. */
  previous?: string
  next?: string
  /** From 1. */
  page: number
  /** Undefined when the number of pages is not known. */
  pages: number | undefined
  hasNext?: boolean
  /** @param page undefined for the first, whose address has no number. */
  linkTo: (page: number | undefined) => LinkProps
}

/** Narrow enough for two beside each other on a phone. */
const style = `${buttonStyles.outline} whitespace-nowrap max-sm:px-4`

/** Renders nothing when there is only one page. */
export function PageLinks({ label, page, pages, linkTo, ...props }: PageLinksProps) {
  const { previous = 'Previous page', next = 'Next page', hasNext = page < (pages ?? 0) } = props
  if (page === 1 && !hasNext) return null
  return (
    <nav
      aria-label={label}
      className="no-print mt-16 grid grid-cols-2 items-center gap-x-4 gap-y-6 border-t border-line pt-8 sm:grid-cols-[1fr_auto_1fr] lg:mt-24"
    >
      <div className="max-sm:row-start-2">
        {page > 1 ? (
          // Exact, or the first page would count as current on every page.
          <Link
            {...linkTo(page > 2 ? page - 1 : undefined)}
            rel="prev"
            activeOptions={{ exact: true }}
            className={style}
          >
            <ArrowLeft />
            {previous}
          </Link>
        ) : null}
      </div>
      <p className="text-center text-muted max-sm:col-span-2">{`Page ${page}${pages ? ` of ${pages}` : ''}`}</p>
      <div className="text-right max-sm:row-start-2">
        {hasNext ? (
          <Link {...linkTo(page + 1)} rel="next" className={style}>
            {next}
            <ArrowRight />
          </Link>
        ) : null}
      </div>
    </nav>
  )
}
