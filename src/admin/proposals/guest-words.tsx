import { Button, Group, Image, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Proposal } from '#contract/admin/proposals.ts'
import { proposalMessages as messages } from '#contract/proposals.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatMonth } from '#values/format/dates.ts'
import { formatUnit } from '#values/format/units.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { useAction } from '../kit/api/use-action.ts'
import styles from './proposals.module.css'
import { LinkButtons } from './share-buttons.tsx'

interface WordsProps {
  item: Proposal
  onChanged: () => void
}

/** What a traveller wrote by invitation: the owner publishes it as it is, or leaves it. */
export function GuestWords({ item: { id: proposal_id, guest_words }, onChanged }: WordsProps) {
  const { act, isPending } = useAction()
  if (guest_words === null) return null
  const { name, rating, words, month, place, photo, published } = guest_words
  const facts = [formatUnit(rating, 'stars'), place && `from ${place}`, month && formatMonth(month)]
  const decide = (publish: boolean) =>
    act({
      run: ({ proposals }) => proposals.decideWords({ proposal_id, publish }),
      done: publish ? messages.wordsPublished : messages.wordsLeft,
      failed: messages.wordsFailed,
      isFinal: true,
      onDone: onChanged,
    })
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
          <Button size="compact-md" disabled={isPending} onClick={() => decide(true)}>
            Publish as a testimonial
          </Button>
          <Button variant="default" size="compact-md" disabled={isPending} onClick={() => decide(false)}>
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

/** After the journey the travellers are asked for a testimonial: a draft message with a link for them. */
export function AskForWords({ item, onChanged }: WordsProps) {
  const { id: proposal_id, words_due, words_url, guest_words, traveller, enquiry_id } = item
  const { act, isPending } = useAction()
  if (words_url === null || guest_words !== null) return null
  const mark = () =>
    act({
      run: ({ proposals }) => proposals.askWords({ proposal_id }),
      done: messages.wordsAsked,
      failed: messages.wordsFailed,
      onDone: onChanged,
    })
  return (
    <div>
      <Text size="sm" mb={4}>
        {words_due ? 'The journey is over: ask' : 'When the journey is over, ask'} {traveller} for a few words about it.
        They arrive here, unpublished.
      </Text>
      <LinkButtons
        enquiryId={enquiry_id}
        url={words_url}
        words={`Hello ${traveller}, we hope you are home again with good memories. Would you write a few words about the journey?`}
        label="Ask on WhatsApp"
        variant={words_due ? 'filled' : 'default'}
        mail={(address, message) => (
          <Button
            component="a"
            variant="default"
            size="compact-md"
            href={`mailto:${address}?subject=${encodeURIComponent('How was it?')}&body=${encodeURIComponent(message)}`}
          >
            Ask by mail
          </Button>
        )}
      >
        {words_due ? (
          <Button variant="subtle" size="compact-md" disabled={isPending} onClick={mark}>
            Mark as asked
          </Button>
        ) : null}
      </LinkButtons>
    </div>
  )
}
