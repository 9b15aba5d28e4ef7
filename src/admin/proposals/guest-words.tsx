import { Button, Group, Image, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Proposal } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatMonth } from '#values/format/dates.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { formatUnit } from '#values/format/units.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { whatsappLink } from '#values/whatsapp.ts'
import { useWrite } from '../kit/api/use-write.ts'
import { toastFailure, toastSuccess } from '../kit/feedback/toasts.ts'
import { CopyText } from '../kit/field/copy-text.tsx'
import styles from './proposals.module.css'
import { absolute, useTraveller } from './share-buttons.tsx'

interface GuestWordsProps {
  item: Proposal
  onDecided: () => void
}

/** What a traveller wrote by invitation: the owner publishes it as it is, or leaves it. */
export function GuestWords({ item: { id, guest_words }, onDecided }: GuestWordsProps) {
  const { mutate, isPending } = useWrite({
    write: (publish: boolean, { api }) => api.proposals.decideWords({ proposal_id: id, publish }),
    onSuccess: (_decided, publish) => {
      toastSuccess(publish ? messages.wordsPublished : messages.wordsLeft)
      onDecided()
    },
    onError: () => toastFailure(messages.wordsFailed),
  })
  if (guest_words === null) return null
  const { name, rating, words, month, place, photo, published } = guest_words
  const facts = [formatUnit(rating, 'stars'), place && `from ${place}`, month && formatMonth(month)]
  return (
    <div>
      <Text fw={600} size="sm">
        {name} wrote about the journey · {facts.filter(Boolean).join(' · ')}
      </Text>
      <blockquote className={styles.words}>{words}</blockquote>
      {photo ? (
        <Image
          src={variantUrl(photo, pictureWidths[0], 'webp')}
          alt={`Photo of ${name}`}
          w={96}
          h={96}
          fit="cover"
          radius={2}
          mt="xs"
        />
      ) : null}
      {published === null ? (
        <Group gap="xs" mt="xs">
          <Button size="compact-md" disabled={isPending} onClick={() => mutate(true)}>
            Publish as a testimonial
          </Button>
          <Button variant="default" size="compact-md" disabled={isPending} onClick={() => mutate(false)}>
            Leave unpublished
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {published ? <Link to={adminPaths.testimonials}>Published among the testimonials</Link> : 'Left unpublished'}
        </Text>
      )}
    </div>
  )
}

interface AskForWordsProps {
  item: Proposal
  onAsked: () => void
}

/** After the journey the travellers are asked for a testimonial: a draft message with a link for them. */
export function AskForWords({ item, onAsked }: AskForWordsProps) {
  const { id, words_due, words_url, guest_words, traveller, enquiry_id } = item
  const enquiry = useTraveller(words_url === null ? null : enquiry_id)
  const { mutate, isPending } = useWrite({
    write: (proposal_id: string, { api }) => api.proposals.askWords({ proposal_id }),
    onSuccess: () => {
      toastSuccess(messages.wordsAsked)
      onAsked()
    },
    onError: () => toastFailure(messages.wordsFailed),
  })
  if (words_url === null || guest_words !== null) return null
  const message = `Hello ${traveller}, we hope you are home again with good memories. Would you write a few words about the journey?\n${absolute(words_url)}`
  return (
    <div>
      <Text size="sm" mb={4}>
        {words_due ? 'The journey is over: ask' : 'When the journey is over, ask'} {traveller} for a few words about it.
        They arrive here, unpublished.
      </Text>
      <Group gap="xs">
        <Button
          component="a"
          variant={words_due ? 'filled' : 'default'}
          size="compact-md"
          href={whatsappLink(enquiry?.phone ? withCountryCode(enquiry.phone) : '', message)}
          target="_blank"
          rel="noopener"
        >
          Ask on WhatsApp
        </Button>
        {enquiry?.email ? (
          <Button
            component="a"
            variant="default"
            size="compact-md"
            href={`mailto:${enquiry.email}?subject=${encodeURIComponent('How was it?')}&body=${encodeURIComponent(message)}`}
          >
            Ask by mail
          </Button>
        ) : null}
        <CopyText value={absolute(words_url)} label="Copy link" size="compact-md" />
        {words_due ? (
          <Button variant="subtle" size="compact-md" disabled={isPending} onClick={() => mutate(id)}>
            Mark as asked
          </Button>
        ) : null}
      </Group>
    </div>
  )
}
