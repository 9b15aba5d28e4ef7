import { Alert, Button, Group, Text } from '@mantine/core'
import { formatTime, formatShortDay, isToday } from '#values/format/dates.ts'
import type { DraftOffer as Offer } from './use-form-draft.ts'

/** Asks whether to restore what was typed before a reload or crash. */
export function DraftOffer({ offer }: { offer: Offer | null }) {
  if (!offer) return null
  const at = new Date(offer.at).toISOString()
  const when = isToday(at) ? `at ${formatTime(at)}` : `on ${formatShortDay(at)} at ${formatTime(at)}`
  if (offer.elsewhere) return <OfferFromElsewhere offer={offer} when={when.replace(/^(?:at|on) /, '')} />
  return (
    <Alert variant="outline" color="indigo" role="status" title={`Restore what you had typed ${when}?`}>
      <Text>
        It was not saved, but kept in this browser.
        {offer.withFiles
          ? ' Pictures that were still being uploaded are not part of it; please choose them again.'
          : ''}
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="compact-md" onClick={offer.restore}>
          Restore
        </Button>
        <Button size="compact-md" variant="default" onClick={offer.discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}

function OfferFromElsewhere({ offer, when }: { offer: Offer; when: string }) {
  return (
    <Alert variant="outline" color="indigo" role="status" title={`Unsaved changes from ${when} on another device`}>
      <Text>They were not saved, but kept for you. Continue with them here, or discard them.</Text>
      <Group gap="xs" mt="sm">
        <Button size="compact-md" onClick={offer.restore}>
          Continue
        </Button>
        <Button size="compact-md" variant="default" onClick={offer.discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  )
}
