import type { ComponentProps } from 'react'
import { PageLinks } from '#site/shell/links/page-links.tsx'
import { formatTrips } from '#values/format/counts.ts'
import { TripGrid } from './trip-grid.tsx'

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

type TripListProps = ComponentProps<typeof TripGrid> &
  Omit<ComponentProps<typeof PageLinks>, 'label'> & { className: string }

/** One page of trips. */
export function TripList({ trips, priority, className, ...pages }: TripListProps) {
  return (
    <section aria-label="Trips" className={className}>
      <h2 className="sr-only">Trips</h2>
      <TripGrid trips={trips} priority={priority} />
      <PageLinks label="Pages of trips" {...pages} />
    </section>
  )
}
