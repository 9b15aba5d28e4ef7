import { enquiriesAtOnce, type AdminEnquiryItem, type EnquiryAction } from '#contract/admin/enquiries.ts'
import { bulkDeletion } from '../kit/list/selection/bulk-deletion.ts'
import type { BulkOptions } from '../kit/list/selection/bulk-options.ts'
import { enquiryLabels } from './enquiry-words.ts'

/** Bulk actions for enquiries. */
export const enquiryBulk: BulkOptions<AdminEnquiryItem, EnquiryAction> = {
  nameOf: ({ name }) => `enquiry of ${name}`,
  most: enquiriesAtOnce,
  send: ({ rows, action }, api) => api.enquiries.bulk({ rows: { ids: 'ids' in rows ? rows.ids : [] }, action }),
  doneText: (action) =>
    action.kind === 'delete' ? 'deleted' : `marked as ${enquiryLabels[action.status].toLowerCase()}`,
  actions: [
    { label: 'Mark as answered', action: { kind: 'status', status: 'answered' } },
    { label: 'Spam', action: { kind: 'status', status: 'spam' } },
    { label: 'Close', action: { kind: 'status', status: 'closed' } },
    bulkDeletion('They do not go to the trash: the messages will be deleted for ever.'),
  ],
}
