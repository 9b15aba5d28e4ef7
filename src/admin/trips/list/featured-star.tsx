import { ActionIcon } from '@mantine/core'
import type { TripAction } from '#contract/admin/lists/trip-bulk.ts'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { Star } from '../../kit/layout/admin-icons.tsx'
import { RowTooltip } from '../../kit/list/rows/row-actions.tsx'
import type { RowChange } from '../../kit/list/selection/use-row-change.ts'
import styles from './featured-star.module.css'

interface FeaturedStarProps {
  trip: AdminTripItem
  change: RowChange<AdminTripItem, TripAction>
}

/** Whether a trip is among the journeys of the home page; a click changes it. */
export function FeaturedStar({ trip, change }: FeaturedStarProps) {
  const { title, featured } = trip
  return (
    <RowTooltip label={featured ? 'On the home page' : 'Feature on the home page'}>
      <ActionIcon
        variant="subtle"
        size="md"
        aria-label={`Featured: ${title}`}
        aria-pressed={featured}
        disabled={change.isPending(trip)}
        className={styles.star}
        data-on={featured || undefined}
        onClick={(event) => {
          event.stopPropagation()
          change.run(trip, { kind: 'featured', featured: !featured })
        }}
      >
        <Star />
      </ActionIcon>
    </RowTooltip>
  )
}
