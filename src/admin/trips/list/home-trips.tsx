import { Group, Text } from '@mantine/core'
import type { HomeTrip } from '#contract/admin/lists/trip-bulk.ts'
import { homeFeaturedTrips } from '#values/pages/home-lists.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { Thumbnail } from '../../kit/image/thumbnail.tsx'
import { HomeOrder } from '../../kit/list/sortable/home-order.tsx'

export function HomeTrips({ onClose }: { onClose: () => void }) {
  return (
    <HomeOrder<HomeTrip>
      title="Journeys of the home page"
      label="Featured journeys"
      queryKey={['home-trips']}
      read={(signal) => adminApi.trips.home(undefined, { signal })}
      nameOf={({ title }) => title}
      shown={homeFeaturedTrips}
      empty="No trip is featured yet. The star in the list puts one on the home page."
      order={(ids, api) => api.trips.orderHome({ ids })}
      onClose={onClose}
    >
      {(trip) => (
        <Group component="span" gap="0.75rem" wrap="nowrap" lh={1.35}>
          <Thumbnail picture={trip.featured_picture} />
          <span>
            <Text component="span" display="block" fw={600}>
              {trip.title}
            </Text>
            <Text component="span" display="block" size="sm" c="dimmed">
              {trip.region}
              {trip.status === 'draft' ? ' · draft: it shows once it is published' : ''}
            </Text>
          </span>
        </Group>
      )}
    </HomeOrder>
  )
}
