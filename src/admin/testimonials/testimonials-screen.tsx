import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { cacheTimes } from '#contract/http/cache-times.ts'
import { adminMessages } from '#contract/messages.ts'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { ExchangeMenu } from '../exchange/exchange-menu.tsx'
import { SampleOffer } from '../first-run/sample-offer.tsx'
import { Star, Testimonials } from '../kit/layout/admin-icons.tsx'
import { ListScreen } from '../kit/list/list-screen.tsx'
import { useViewOptions } from '../kit/list/view-options/use-view-options.ts'
import type { DeleteOptions } from '../kit/list/use-delete.ts'
import { useListForm } from '../kit/list/use-list-form.ts'
import { useList } from '../kit/list/use-list.ts'
import { HomeTestimonials } from './bulk/home-testimonials.tsx'
import { testimonialBulk } from './bulk/testimonial-bulk.ts'
import { TestimonialDialog } from './testimonial-dialog.tsx'
import { StackedTestimonial, testimonialColumns } from './testimonial-rows.tsx'

const route = getRouteApi('/guarded/admin/testimonials')

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
}

/** Specification 2.17. */
export function TestimonialsScreen() {
  const search = route.useSearch()
  const [isArranging, setArranging] = useState(false)
  const list = useList({
    search,
    names: ['testimonial', 'testimonials'],
    viewOptions: useViewOptions('testimonials'),
    key: ['admin-testimonials'],
    times: cacheTimes.adminLists,
    order: { sort: 'created_at', direction: 'desc' },
    fetch: (input, signal) => adminApi.testimonials.list({ ...input, similar: true }, { signal }),
  })
  const form = useListForm(search)
  return (
    <ListScreen
      title="Testimonials Management"
      subtitle="Manage customer testimonials and reviews"
      label="All Testimonials"
      heading="All Testimonials"
      createLabel="Add Testimonial"
      searchLabel="Search by name, text or trip"
      actions={
        <>
          <Button variant="default" leftSection={<Star />} onClick={() => setArranging(true)}>
            Home page order
          </Button>
          <ExchangeMenu entity="testimonials" search={search} />
        </>
      }
      chips={{ on_home: (isChosen) => (isChosen ? 'On the home page' : 'Not on the home page') }}
      columns={testimonialColumns}
      stacked={(testimonial, acts) => <StackedTestimonial testimonial={testimonial} {...acts} />}
      empty={{
        filtered: 'No testimonials found.',
        text: 'No testimonials found. Create your first testimonial.',
        sample: <SampleOffer label="Load sample content" />,
        Icon: Testimonials,
      }}
      list={list}
      form={form}
      deletion={deletion}
      bulk={testimonialBulk}
    >
      {form.opened ? <TestimonialDialog key={form.opened.key} place={form.opened.place} /> : null}
      {isArranging ? <HomeTestimonials onClose={() => setArranging(false)} /> : null}
    </ListScreen>
  )
}
