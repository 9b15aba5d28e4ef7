import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import type { CategoryRoute } from '#values/categories.ts'
import { PalmDrawing } from '#site/shell/palm-drawing.tsx'
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

/** The category has no published trips. */
export function CurationInProgress() {
  return (
    <section className="page-width grid items-end gap-x-16 gap-y-14 pt-16 lg:grid-cols-[1fr_1.1fr] lg:pt-24">
      <div className="lg:pb-28">
        <h2 className="max-w-[22ch] text-h2">Curation is in Progress, we are working to bring the best for you</h2>
        <p className="mt-9">
          <Link to="/contact" className={buttonStyles.outline}>
            Get In Touch
          </Link>
        </p>
      </div>
      <PalmDrawing className="no-print w-full text-madder/45" />
    </section>
  )
}
