import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import { recentDays } from '#contract/admin/dashboard/dashboard.ts'
import type { TripAction } from '#contract/admin/lists/trip-bulk.ts'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { formatCount } from '#values/format/counts.ts'
import { formatShortDay } from '#values/format/dates.ts'
import { formatRupees } from '#values/format/money.ts'
import { View } from '../kit/layout/admin-icons.tsx'
import { FormLink } from '../kit/list/rows/form-link.tsx'
import { RowActions, RowTooltip, type RowActs } from '../kit/list/rows/row-actions.tsx'
import { StatusSwitch } from '../publishing/list/status-switch.tsx'
import type { RowChange } from '../kit/list/selection/use-row-change.ts'
import { Thumbnail } from '../kit/image/thumbnail.tsx'
import { FeaturedStar } from './list/featured-star.tsx'
import styles from './trips-screen.module.css'

interface Acts extends RowActs<AdminTripItem> {
  change: RowChange<AdminTripItem, TripAction>
}

/** Specification 2.14. */
export function tripColumns({ change, ...acts }: Acts): DataTableColumn<AdminTripItem>[] {
  return [
    {
      accessor: 'featured',
      title: <VisuallyHidden>Featured</VisuallyHidden>,
      width: '2.25rem',
      render: (trip) => <FeaturedStar trip={trip} change={change} />,
    },
    {
      accessor: 'title',
      title: 'Title',
      sortable: true,
      render: (trip) => (
        <span className={styles.title}>
          <Thumbnail picture={trip.featured_picture} />
          <span>
            <FormLink id={trip.id}>{trip.title}</FormLink>
            <RecentCounts {...trip.recent} />
          </span>
        </span>
      ),
    },
    { accessor: 'category', title: 'Category', sortable: true, noWrap: true },
    { accessor: 'region', title: 'Region', sortable: true, noWrap: true },
    { accessor: 'vendor', title: 'Vendor', sortable: true, width: '8rem', render: vendorName },
    {
      accessor: 'price',
      title: 'Price',
      sortable: true,
      textAlign: 'right',
      render: ({ price }) => <span className={styles.figure}>{formatRupees(price)}</span>,
    },
    {
      accessor: 'status',
      title: 'Status',
      sortable: true,
      render: (trip) => <StatusSwitch item={trip} change={change} />,
    },
    {
      accessor: 'created_at',
      title: 'Created',
      sortable: true,
      render: ({ created_at }) => <span className={styles.figure}>{formatShortDay(created_at)}</span>,
    },
    { accessor: 'actions', title: 'Actions', textAlign: 'right', render: (trip) => <Actions trip={trip} {...acts} /> },
  ]
}

/** Recent views of the trip and presses of its button; nothing for zero. */
function RecentCounts({ seen, button }: AdminTripItem['recent']) {
  if (seen + button === 0) return null
  return (
    <Text component="span" display="block" size="sm" c="dimmed" title={`In the last ${recentDays} days`}>
      Seen {formatCount(seen)} · button {formatCount(button)}
    </Text>
  )
}

function vendorName({ vendor }: AdminTripItem): string {
  return vendor?.vendor_name ?? 'N/A'
}

function Actions({ trip, ...acts }: RowActs<AdminTripItem> & { trip: AdminTripItem }) {
  return (
    <RowActions item={trip} name={trip.title} {...acts}>
      <RowTooltip label="View on site">
        <ActionIcon
          component="a"
          href={`/trip/${trip.id}`}
          target="_blank"
          rel="noopener"
          variant="subtle"
          size="lg"
          aria-label={`View ${trip.title} (opens in a new tab)`}
        >
          <View />
        </ActionIcon>
      </RowTooltip>
    </RowActions>
  )
}

/** A row of the list on a phone. */
export function StackedTrip({ trip, change, ...acts }: Acts & { trip: AdminTripItem }) {
  return (
    <div className={styles.stacked}>
      <FormLink id={trip.id} isRow>
        <Group component="span" gap="0.75rem" wrap="nowrap" align="stretch">
          <Thumbnail picture={trip.featured_picture} />
          <span>
            <Text component="span" display="block" fw={600}>
              {trip.title}
            </Text>
            <Text component="span" display="block" size="sm" c="dimmed">
              {trip.category} · {trip.region}
            </Text>
            <Text component="span" display="block" size="sm" c="dimmed">
              {vendorName(trip)} · {formatShortDay(trip.created_at)}
            </Text>
            <RecentCounts {...trip.recent} />
          </span>
        </Group>
      </FormLink>
      <div className={styles.foot}>
        <span className={styles.marks}>
          <FeaturedStar trip={trip} change={change} />
          <StatusSwitch item={trip} change={change} />
          <span className={styles.figure}>{formatRupees(trip.price)}</span>
        </span>
        <Actions trip={trip} {...acts} />
      </div>
    </div>
  )
}
