import { useDeferredValue } from 'react'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { SharePreview } from '../publishing/preview/share-preview.tsx'
import type { TripValues } from './trip-values.ts'

interface TripPreviewProps {
  values: TripValues
  /** Null for a new trip: it gets its id, and with it its address, when it is saved. */
  tripId: string | null
}

/** The trip in search results and in a shared link, as it is in the form. */
export function TripPreview({ values, tripId }: TripPreviewProps) {
  const { title, short_description, description, featured_image } = useDeferredValue(values)
  return (
    <SharePreview
      title={title}
      path={tripPath({ id: tripId ?? '…', title })}
      description={short_description.trim() || excerpt(description, metaLength)}
      picture={featured_image}
    />
  )
}
