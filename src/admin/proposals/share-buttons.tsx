import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ProposalItem } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import { adminApi, callError } from '../kit/api/admin-api.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'
import { CopyText } from '../kit/field/copy-text.tsx'

interface ShareButtonsProps {
  item: ProposalItem
  url: string
}

/** Phone number and address of the traveller; undefined until they are loaded. */
export function useTraveller(enquiry_id: string | null) {
  return useQuery({
    queryKey: ['admin-enquiries', 'traveller', enquiry_id],
    queryFn: ({ signal }) => adminApi.enquiries.get({ enquiry_id: enquiry_id! }, { signal }),
    enabled: enquiry_id !== null,
  }).data
}

/** Ways to give the link to the traveller. */
export function ShareButtons({ item, url }: ShareButtonsProps) {
  const { id, title, traveller, enquiry_id } = item
  const enquiry = useTraveller(enquiry_id)
  const mailing = useWrite({
    write: (proposal_id: string, { api }) => api.proposals.mail({ proposal_id }),
    onSuccess: () => toastSuccess(messages.mailed),
    onError: (error) => toastFailure(callError(error)?.message ?? messages.sendFailed),
  })
  return (
    <Group gap="xs">
      <Button
        component="a"
        size="compact-md"
        href={shareLink(enquiry?.phone ?? null, { traveller, title, url })}
        target="_blank"
        rel="noopener"
      >
        Share on WhatsApp
      </Button>
      {enquiry?.email ? (
        <Button variant="default" size="compact-md" disabled={mailing.isPending} onClick={() => mailing.mutate(id)}>
          Send by mail
        </Button>
      ) : null}
      <CopyText value={absolute(url)} label="Copy link" size="compact-md" />
      <Button component="a" variant="default" size="compact-md" href={url} target="_blank" rel="noopener">
        Open page
      </Button>
    </Group>
  )
}

/** @param url absolute, or a path. */
export function absolute(url: string): string {
  return new URL(url, globalThis.location.origin).href
}

interface Shared {
  traveller: string
  title: string
  url: string
}

/** Opens a chat with the traveller; without a phone number WhatsApp asks whom to send it to. */
function shareLink(phone: string | null, { traveller, title, url }: Shared): string {
  return whatsappLink(
    phone ? withCountryCode(phone) : '',
    `Hello ${traveller}, this is the journey we would make for you: ${title}\n${absolute(url)}`,
  )
}
