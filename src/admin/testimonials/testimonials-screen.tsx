import { getRouteApi } from '@tanstack/react-router'
import { cacheTimes } from '#contract/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import { testimonialSortColumns, type AdminTestimonial } from '#contract/admin/testimonials.ts'
import { adminApi } from '../shell/api/admin-api.ts'
import { Testimonials } from '../shell/layout/admin-icons.tsx'
import { ListScreen } from '../shell/list/list-screen.tsx'
import { listInputOf, type ListSearch } from '../shell/list/list-search.ts'
import type { DeleteOptions } from '../shell/list/use-delete.ts'
import { useListForm } from '../shell/list/use-list-form.ts'
import { useList } from '../shell/list/use-list.ts'
import { TestimonialDialog } from './testimonial-dialog.tsx'
import { testimonialRefresh } from './testimonial-refresh.ts'
import { StackedTestimonial, testimonialColumns } from './testimonial-rows.tsx'

const route = getRouteApi('/guarded/admin/testimonials')

function fetchTestimonials(search: ListSearch, signal: AbortSignal) {
  return adminApi.testimonials.list(listInputOf(search, testimonialSortColumns), { signal })
}

const { deleted, deleteFailed } = adminMessages.testimonials

const deletion: DeleteOptions<AdminTestimonial, unknown> = {
  question: {
    title: 'Delete Testimonial',
    text: () => 'Are you sure you want to delete this testimonial?',
    detail: ({ name, trip }) => `The words of ${name}${trip ? ` about “${trip.title}”` : ''} leave the site.`,
  },
  remove: ({ id }, api) => api.testimonials.delete({ testimonial_id: id }),
  done: () => deleted,
  failed: deleteFailed,
  refresh: testimonialRefresh,
}

/** Specification 2.17. */
export function TestimonialsScreen() {
  const search = route.useSearch()
  const list = useList({
    search,
    key: ['admin-testimonials'],
    times: cacheTimes.adminLists,
    order: { sort: 'created_at', direction: 'desc' },
    fetch: fetchTestimonials,
  })
  const form = useListForm(search)
  return (
    <ListScreen
      title="Testimonials Management"
      subtitle="Manage customer testimonials and reviews"
      label="All Testimonials"
      heading="All Testimonials"
      nouns={['testimonial', 'testimonials']}
      createLabel="Add Testimonial"
      searchLabel="Search by name, text or trip"
      columns={testimonialColumns}
      stacked={(testimonial, acts) => <StackedTestimonial testimonial={testimonial} {...acts} />}
      empty={{
        filtered: 'No testimonials found.',
        text: 'No testimonials found. Create your first testimonial.',
        Icon: Testimonials,
      }}
      list={list}
      form={form}
      deletion={deletion}
    >
      {form.opened ? <TestimonialDialog key={form.opened.key} place={form.opened.place} /> : null}
    </ListScreen>
  )
}
