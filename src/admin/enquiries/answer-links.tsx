import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { AdminEnquiryItem } from '#contract/admin/enquiries.ts'
import { inboxMessages } from '#contract/enquiry-messages.ts'
import { useAction } from '../kit/api/use-action.ts'
import { answerLinks } from './enquiry-words.ts'

interface AnswerLinksProps {
  enquiry: AdminEnquiryItem
  size?: string
  onAnswered?: () => void
}

/** Ways to answer; the first use offers to mark a new enquiry as answered. */
export function AnswerLinks({ enquiry, size = 'sm', onAnswered }: AnswerLinksProps) {
  const [isAsked, setAsked] = useState(false)
  const { act, isPending } = useAction()
  const mark = () =>
    act({
      run: ({ enquiries }) =>
        enquiries.bulk({ rows: { ids: [enquiry.id] }, action: { kind: 'status', status: 'answered' } }),
      done: inboxMessages.updated,
      failed: inboxMessages.updateFailed,
      onDone: onAnswered,
    })
  return (
    <>
      <Group gap="xs">
        {answerLinks(enquiry).map(({ label, href }) => (
          <Button
            key={href}
            component="a"
            href={href}
            variant="default"
            size={size}
            onClick={() => setAsked(true)}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
          >
            {label}
          </Button>
        ))}
      </Group>
      {isAsked && enquiry.status === 'new' ? (
        <Alert variant="outline" color="indigo" role="status" title="Did you answer?" mt="xs">
          <Group gap="xs">
            <Button size="compact-md" disabled={isPending} onClick={mark}>
              Mark as answered
            </Button>
            <Button size="compact-md" variant="default" onClick={() => setAsked(false)}>
              Not yet
            </Button>
          </Group>
        </Alert>
      ) : null}
    </>
  )
}
