import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import type { CategoryRoute } from '#values/categories.ts'
import { formatTrips } from '#values/format/counts.ts'

interface CountLineProps {
  /** On all pages; undefined when unknown, and then nothing is shown. */
  total: number | undefined
  region: string | undefined
}

/** 'Showing 3 trips in Kerala'. */
export function CountLine({ total, region }: CountLineProps) {
  if (!total) return null
  return <p className="text-muted">{`Showing ${formatTrips(total)}${region ? ` in ${region}` : ''}`}</p>
}

/** The filter matches nothing, or the page is beyond the last. */
export function NothingFound() {
  return <h2 className="pt-6 text-h2 lg:pt-10">No trips found</h2>
}

export function ClearFilters({ category }: { category: CategoryRoute }) {
  return (
    <p className="mt-7 pb-10">
      <Link
        to="/category/$category"
        params={{ category }}
        search={{}}
        resetScroll={false}
        className={buttonStyles.primary}
      >
        Clear Filters
      </Link>
    </p>
  )
}
