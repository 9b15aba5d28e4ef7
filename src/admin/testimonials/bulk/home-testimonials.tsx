import { Text } from '@mantine/core'
import type { HomeTestimonial } from '#contract/admin/lists/testimonial-bulk.ts'
import { homeTestimonials } from '#values/pages/home-lists.ts'
import { adminApi } from '../../kit/api/admin-api.ts'
import { HomeOrder } from '../../kit/list/sortable/home-order.tsx'

export function HomeTestimonials({ onClose }: { onClose: () => void }) {
  return (
    <HomeOrder<HomeTestimonial>
      title="Testimonials of the home page"
      label="Chosen testimonials"
      queryKey={['home-testimonials']}
      read={(signal) => adminApi.testimonials.home(undefined, { signal })}
      nameOf={({ name }) => `Testimonial of ${name}`}
      shown={homeTestimonials}
      empty="None is chosen, so the home page shows the newest. Tick some in the list, then choose “Show on home page”."
      order={(ids, api) => api.testimonials.orderHome({ ids })}
      onClose={onClose}
    >
      {({ name, content }) => (
        <span>
          <Text component="span" display="block" fw={600}>
            {name}
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed" lineClamp={2}>
            {content}
          </Text>
        </span>
      )}
    </HomeOrder>
  )
}
