import type { TestimonialAction } from '#contract/admin/lists/testimonial-bulk.ts'
import type { AdminTestimonial } from '#contract/admin/testimonials.ts'
import { bulkDeletion } from '../../kit/list/selection/bulk-deletion.ts'
import type { BulkOptions } from '../../kit/list/selection/bulk-options.ts'

export const testimonialBulk: BulkOptions<AdminTestimonial, TestimonialAction> = {
  nameOf: ({ name }) => `testimonial of ${name}`,
  exported: 'testimonials',
  send: (request, api) => api.testimonials.bulk(request),
  doneText: (action) => {
    if (action.kind === 'delete') return 'deleted'
    return action.on_home ? 'chosen for the home page' : 'no longer chosen for the home page'
  },
  actions: [
    { label: 'Show on home page', action: { kind: 'home', on_home: true } },
    { label: 'Not on home page', action: { kind: 'home', on_home: false } },
    bulkDeletion('They leave the site. You can undo this, or restore them from the trash.'),
  ],
}
