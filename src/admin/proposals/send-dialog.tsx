import { Alert, Button, Group, List, Modal, Text } from '@mantine/core'
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
  useReturnFocus()
  const sending = useWrite({
    write: (updated_at: string, { api }) => api.proposals.send({ proposal_id: item.id, updated_at }),
    onSuccess: onSent,
  })
  const { data: sent, error } = sending
  const next = item.version + 1
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
          <Sentences texts={sent.changes} />
          <Group mt="md">
            <ShareButtons item={item} url={sent.url} />
          </Group>
        </>
      ) : (
        <>
          <Text>
            What is saved becomes version {next} on a private page for {item.traveller}. It never changes afterwards
            {item.version > 0 ? '; links to older versions lead to this one' : ''}.
          </Text>
          <Text mt="xs" c="dimmed">
            {item.valid_until ? `Valid until ${formatShortDay(item.valid_until)}` : 'Valid without an end'}
          </Text>
        </>
      )}
      {error ? (
        <Alert variant="outline" color="madder" role="alert" mt="md" title={messages.sendFailed}>
          <Sentences texts={problemsOf(error)} />
        </Alert>
      ) : null}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {sent ? 'Done' : 'Cancel'}
        </Button>
        {sent ? null : (
          <Button data-autofocus disabled={sending.isPending} onClick={() => sending.mutate(version)}>
            Send version {next}
          </Button>
        )}
      </Group>
    </Modal>
  )
}

/** What is different from the version before, or missing. */
export function Sentences({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <List size="sm" mt="xs">
      {texts.map((text) => (
        <List.Item key={text}>{text}</List.Item>
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
