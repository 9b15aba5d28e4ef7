import type { EnquiryAction } from '#contract/admin/enquiries.ts'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'

/** Does something with one enquiry outside of its form. */
export function useEnquiryAction(id: string, onDone: () => void = () => undefined) {
  return useWrite({
    write: (action: EnquiryAction, { api }) => api.enquiries.bulk({ rows: { ids: [id] }, action }),
    onSuccess: () => {
      toastSuccess(inboxMessages.updated)
      onDone()
    },
    onError: () => toastFailure(inboxMessages.updateFailed),
  })
}
