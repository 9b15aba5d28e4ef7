import { Alert, Button, Group, List, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import type { Proposal } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { formatShortDay } from '#values/format/dates.ts'
import { callError } from '../kit/api/admin-api.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { useReturnFocus } from '../kit/hooks/use-return-focus.ts'
import { ShareButtons } from './share-buttons.tsx'

interface SendDialogProps {
  item: Proposal
  /** The saved version that is sent. */
  version: string
  onSent: () => void
  onClose: () => void
}

/** Makes what is saved the next version, and then gives its link to the traveller. */
export function SendDialog({ item, version, onSent, onClose }: SendDialogProps) {
  const [sent, setSent] = useState<{ number: number; url: string; changes: string[] } | null>(null)
  const [problems, setProblems] = useState<string[]>([])
  useReturnFocus()
  const sending = useWrite({
    write: (updated_at: string, { api }) => api.proposals.send({ proposal_id: item.id, updated_at }),
    onSuccess: (result) => {
      setSent(result)
      setProblems([])
      onSent()
    },
    onError: (error) => setProblems(problemsOf(error)),
  })
  const next = item.version + 1
  const { valid_until } = item
  return (
    <Modal
      opened
      onClose={onClose}
      title={sent ? `Version ${sent.number}` : 'Send'}
      size="34rem"
      fullScreen={useIsNarrow()}
    >
      {sent ? (
        <>
          <Text role="status">
            {messages.sent(sent.number)}. {item.traveller} does not know yet: share the link.
          </Text>
          <Changes changes={sent.changes} />
          <Group mt="md">
            <ShareButtons item={item} url={sent.url} />
          </Group>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" data-autofocus onClick={onClose}>
              Done
            </Button>
          </Group>
        </>
      ) : (
        <>
          <Text>
            What is saved becomes version {next} on a private page for {item.traveller}. It never changes afterwards
            {item.version > 0 ? '; links to older versions lead to this one' : ''}.
          </Text>
          <Text mt="xs" c="dimmed">
            {valid_until ? `Valid until ${formatShortDay(valid_until)}` : 'Valid without an end'}
          </Text>
          {problems.length > 0 ? (
            <Alert variant="outline" color="madder" role="alert" mt="md" title={messages.sendFailed}>
              <List>
                {problems.map((problem) => (
                  <List.Item key={problem}>{problem}</List.Item>
                ))}
              </List>
            </Alert>
          ) : null}
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button data-autofocus disabled={sending.isPending} onClick={() => sending.mutate(version)}>
              Send version {next}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}

/** What is different from the version before. */
export function Changes({ changes }: { changes: string[] }) {
  if (changes.length === 0) return null
  return (
    <List size="sm" mt="xs">
      {changes.map((change) => (
        <List.Item key={change}>{change}</List.Item>
      ))}
    </List>
  )
}

/** What is missing before it can be sent, in sentences. */
function problemsOf(error: Error): string[] {
  const failure = callError(error)
  const named = (failure?.data as { problems?: string[] } | undefined)?.problems
  return named ?? [failure?.message ?? 'The server did not answer, or the connection was lost.']
}
