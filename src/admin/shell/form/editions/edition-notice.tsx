import { Alert, Button, Group, Text } from '@mantine/core'
import { formatAgo } from '#values/format/dates.ts'
import { scheduleSentence } from '../../schedule/schedule-words.ts'
import type { FormEditions } from './use-editions.ts'

interface EditionNoticeProps {
  editions: Pick<FormEditions, 'kept' | 'live' | 'discard'>
  /** Page of the public site that shows what is live. */
  liveHref: string | null
}

/** Says what of a form is not live, and when it will be. */
export function EditionNotice({ editions: { kept, live, discard }, liveHref }: EditionNoticeProps) {
  if (!kept) return null
  const { draft, schedules } = kept
  const publication = schedules.find(({ action, failure }) => action === 'publish' && failure === null)
  const others = schedules.filter((each) => each !== publication)
  const isDraft = draft !== null && live === 'published'
  if (!isDraft && schedules.length === 0) return null
  const hasFailed = schedules.some(({ failure }) => failure !== null)
  return (
    <Alert variant="outline" color={hasFailed ? 'madder' : 'indigo'} role="status" mb="md">
      {publication ? (
        <Text fw={600}>{scheduleSentence(publication)} What you save here is what goes live.</Text>
      ) : isDraft ? (
        <Text fw={600}>These changes are not live. Saved {formatAgo(draft.updated_at)}.</Text>
      ) : null}
      {others.map((each) => (
        <Text key={each.id}>{scheduleSentence(each)}</Text>
      ))}
      {isDraft ? (
        <Group gap="xs" mt="xs">
          {liveHref ? (
            <Button component="a" href={liveHref} target="_blank" rel="noopener" variant="default" size="compact-sm">
              Show what is live
            </Button>
          ) : null}
          <Button variant="subtle" color="madder" size="compact-sm" onClick={() => void discard()}>
            Discard draft
          </Button>
        </Group>
      ) : null}
    </Alert>
  )
}
