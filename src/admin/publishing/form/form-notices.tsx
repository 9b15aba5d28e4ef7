import { Alert, Button, Group, Text } from '@mantine/core'
import { formatAgo, formatShortDay, formatTime, isToday } from '#values/format/dates.ts'
import { scheduleSentence } from '../schedule/schedule-words.ts'
import type { FormSession } from '../drafts/use-editing.ts'
import type { UnsavedOffer } from '../drafts/use-unsaved.ts'

interface FormNoticesProps {
  session: FormSession
  /** Page of the public site that shows the live version. */
  liveHref?: string | null
}

/** Notices before editing: an unsaved copy, or else a draft and its schedules; a deletion. */
export function FormNotices({ session, liveHref = null }: FormNoticesProps) {
  return (
    <>
      {session.offer ? (
        <UnsavedNotice offer={session.offer} />
      ) : session.unpublished ? (
        <DraftNotice session={session} liveHref={liveHref} />
      ) : null}
      {session.state === 'deleted' ? <DeletedNotice session={session} /> : null}
    </>
  )
}

/** Offers input typed before a reload or crash, or in another browser. */
function UnsavedNotice({ offer }: { offer: UnsavedOffer }) {
  const at = new Date(offer.at).toISOString()
  const time = formatTime(at)
  const day = isToday(at) ? '' : `${formatShortDay(at)} at `
  const title = offer.elsewhere
    ? `Unsaved changes from ${day}${time} on another device`
    : `Restore what you had typed ${day ? `on ${day}` : 'at '}${time}?`
  return (
    <Alert variant="outline" color="indigo" role="status" title={title} mb="md">
      <Text>
        {offer.elsewhere
          ? 'They were not saved. Continue with them here, or discard them.'
          : 'It was not saved, but is stored in this browser.'}
        {offer.withFiles ? ' Pictures that were still being uploaded are missing; please choose them again.' : ''}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="compact-md" onClick={offer.restore}>
          {offer.elsewhere ? 'Continue' : 'Restore'}
        </Button>
        <Button size="compact-md" variant="default" onClick={offer.discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}

/** Says what of a form is not live, and when it will be. */
function DraftNotice({ session, liveHref }: Required<FormNoticesProps>) {
  const { draft, schedules } = session.unpublished!
  const publication = schedules.find(({ action, failure }) => action === 'publish' && failure === null)
  const others = schedules.filter((each) => each !== publication)
  const isDraft = draft !== null && session.status !== 'draft'
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
        <Text key={each.action}>{scheduleSentence(each)}</Text>
      ))}
      {isDraft ? (
        <Group gap="xs" mt="xs">
          {liveHref ? (
            <Button component="a" href={liveHref} target="_blank" rel="noopener" variant="default" size="compact-sm">
              Show what is live
            </Button>
          ) : null}
          <Button variant="subtle" color="madder" size="compact-sm" onClick={() => void session.discardDraft()}>
            Discard draft
          </Button>
        </Group>
      ) : null}
    </Alert>
  )
}

function DeletedNotice({ session: { type, missing, saveAsNew } }: { session: FormSession }) {
  return (
    // The save button is far below, where the alert would not be visible.
    <Alert
      ref={(alert) => alert?.focus()}
      tabIndex={-1}
      variant="outline"
      color="madder"
      title={missing}
      role="alert"
      mb="md"
    >
      <Text mb="sm">It was deleted elsewhere. What you entered is still here.</Text>
      {saveAsNew ? (
        <Button variant="default" onClick={saveAsNew}>
          Make it a new {type}
        </Button>
      ) : null}
    </Alert>
  )
}
