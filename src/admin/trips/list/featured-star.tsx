import { ActionIcon } from '@mantine/core'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { Star } from '../../kit/layout/admin-icons.tsx'
import { RowTooltip } from '../../kit/list/rows/row-actions.tsx'
import styles from './featured-star.module.css'

interface FeaturedStarProps {
  trip: AdminTripItem
  isPending: boolean
  onSwitch: (featured: boolean) => void
}

/** Whether a trip is among the journeys of the home page; a click changes it. */
export function FeaturedStar({ trip: { title, featured }, isPending, onSwitch }: FeaturedStarProps) {
  return (
    <RowTooltip label={featured ? 'On the home page' : 'Feature on the home page'}>
      <ActionIcon
        variant="subtle"
        size="md"
        aria-label={`Featured: ${title}`}
        aria-pressed={featured}
        disabled={isPending}
        className={styles.star}
        data-on={featured || undefined}
        onClick={(event) => {
          event.stopPropagation()
          onSwitch(!featured)
        }}
      >
        <Star />
      </ActionIcon>
    </RowTooltip>
  )
}
