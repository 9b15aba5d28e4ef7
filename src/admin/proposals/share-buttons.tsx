import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProposalItem } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import { adminApi } from '../kit/api/admin-api.ts'
import { useAction } from '../kit/api/use-action.ts'
import { CopyText } from '../kit/field/copy-text.tsx'

interface LinkButtonsProps {
  enquiryId: string | null
  /** Absolute, or a path. */
  url: string
  /** Comes before the link. */
  words: string
  label: string
  variant?: 'filled' | 'default'
  /** Ways to send it to a traveller with an address. */
  mail: (address: string, message: string) => ReactNode
  children: ReactNode
}

/** Ways to give a link to the traveller; without a phone number WhatsApp asks whom to send it to. */
export function LinkButtons({ enquiryId, url, words, label, variant = 'filled', mail, children }: LinkButtonsProps) {
  const { data: enquiry } = useQuery({
    queryKey: ['admin-enquiries', 'traveller', enquiryId],
    queryFn: ({ signal }) => adminApi.enquiries.get({ enquiry_id: enquiryId! }, { signal }),
    enabled: enquiryId !== null,
  })
  const link = new URL(url, globalThis.location.origin).href
  const message = `${words}\n${link}`
  return (
    <Group gap="xs">
      <Button
        component="a"
        variant={variant}
        size="compact-md"
        href={whatsappLink(enquiry?.phone ? withCountryCode(enquiry.phone) : '', message)}
        target="_blank"
        rel="noopener"
      >
        {label}
      </Button>
      {enquiry?.email ? mail(enquiry.email, message) : null}
      <CopyText value={link} label="Copy link" size="compact-md" />
      {children}
    </Group>
  )
}

/** Ways to give the link of its page to the traveller. */
export function ShareButtons({ item, url }: { item: ProposalItem; url: string }) {
  const { id: proposal_id, title, traveller, enquiry_id } = item
  const { act, isPending } = useAction()
  const send = () =>
    act({ run: ({ proposals }) => proposals.mail({ proposal_id }), done: messages.mailed, failed: messages.sendFailed })
  return (
    <LinkButtons
      enquiryId={enquiry_id}
      url={url}
      words={`Hello ${traveller}, this is the journey we would make for you: ${title}`}
      label="Share on WhatsApp"
      mail={() => (
        <Button variant="default" size="compact-md" disabled={isPending} onClick={send}>
          Send by mail
        </Button>
      )}
    >
      <Button component="a" variant="default" size="compact-md" href={url} target="_blank" rel="noopener">
        Open page
      </Button>
    </LinkButtons>
  )
}
