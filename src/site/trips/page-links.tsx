import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from '#ui/icons.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import type { CategoryRoute } from '#values/categories.ts'
import type { TripFilter } from './trip-filter.ts'

interface PageLinksProps {
  category: CategoryRoute
  filter: TripFilter
  /** Undefined when the number of pages is not known. */
  pages: number | undefined
  hasNext: boolean
}

/** Ways to the pages before and after; nothing where one page holds all. */
export function PageLinks({ category, filter, pages, hasNext }: PageLinksProps) {
  const page = filter.page ?? 1
  if (page === 1 && !hasNext) return null
  return (
    <nav
      aria-label="Pages of trips"
      className="no-print mt-16 grid grid-cols-2 items-center gap-x-4 gap-y-6 border-t border-line pt-8 sm:grid-cols-[1fr_auto_1fr] lg:mt-24"
    >
      <div className="max-sm:row-start-2">
        {page > 1 ? (
          <PageLink category={category} filter={filter} page={page - 1} rel="prev">
            <ArrowLeft />
            Previous
          </PageLink>
        ) : null}
      </div>
      <p className="text-center text-muted max-sm:col-span-2">{`Page ${page}${pages ? ` of ${pages}` : ''}`}</p>
      <div className="text-right max-sm:row-start-2">
        {hasNext ? (
          <PageLink category={category} filter={filter} page={page + 1} rel="next">
            Next
            <ArrowRight />
          </PageLink>
        ) : null}
      </div>
    </nav>
  )
}

interface PageLinkProps {
  category: CategoryRoute
  filter: TripFilter
  page: number
  rel: 'prev' | 'next'
  children: React.ReactNode
}

function PageLink({ category, filter, page, rel, children }: PageLinkProps) {
  const { region } = filter
  return (
    <Link
      to="/category/$category"
      params={{ category }}
      search={{ region, page: page > 1 ? page : undefined }}
      hash={tripsAnchor}
      rel={rel}
      className={buttonStyles.outline}
    >
      {children}
      <span className="sr-only">page</span>
    </Link>
  )
}

/** Where a new page of trips begins: its readers have seen the category's header. */
export const tripsAnchor = 'trips'
