import { Text } from '@mantine/core'
import type { AdminEnquiry, AdminEnquiryItem } from '#contract/admin/enquiries.ts'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import { enquiryLabels, mailLabels } from './enquiry-words.ts'

export function EnquiryBadge({ status }: { status: EnquiryStatus }) {
  return <QuietBadge on={status === 'new'}>{enquiryLabels[status]}</QuietBadge>
}

/** Nothing where no mail was to be sent. */
export function MailBadge({ enquiry }: { enquiry: AdminEnquiryItem | AdminEnquiry }) {
  const { mail } = enquiry
  if (mail === 'none') return null
  const error = 'mail_error' in enquiry && mail !== 'sent' ? enquiry.mail_error : null
  return (
    <Text
      component="span"
      fz="0.8125rem"
      c={mail === 'failed' ? 'madder' : 'dimmed'}
      fw={mail === 'failed' ? 600 : undefined}
      data-state={mail}
    >
      {mailLabels[mail]}
      {error ? ` (${error})` : ''}
    </Text>
  )
}
