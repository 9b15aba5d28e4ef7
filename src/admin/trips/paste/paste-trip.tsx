import { Alert, Button, Group, Modal, Text, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ClipboardEvent } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { toastWithFormUndo } from '../toast-with-form-undo.tsx'
import { PlainSelect } from '../../kit/field/plain-select.tsx'
import { useIsNarrow } from '../../kit/hooks/use-is-narrow.ts'
import { Duplicate } from '../../kit/layout/admin-icons.tsx'
import { contentHistory } from '../../publishing/history/content-history.ts'
import { FieldDifference } from '../../publishing/history/difference/field-difference.tsx'
import { knownOf } from '../../publishing/history/history-kind.ts'
import styles from '../../publishing/history/version-comparison.module.css'
import insertStyles from '../../kit/days/insert-days.module.css'
import type { TripValues } from '../trip-values.ts'
import { filledValues, restPlaces, type RestPlace } from './fill-form.ts'
import { parseItinerary } from './parse-itinerary.ts'
import { pastedText } from './pasted-text.ts'

const mapLink = /goo\.gl\/|google\.[a-z.]+\/maps/i
const { fields } = contentHistory(tripFields)
const known = knownOf([], [])

interface PasteTripProps {
  /** What the form holds. */
  values: TripValues
  onFill: (values: TripValues) => void
}

/** Fills the form of a new trip from an itinerary of Word, WhatsApp or a mail. */
export function PasteTrip({ values, onFill }: PasteTripProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const isNarrow = useIsNarrow()
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedText(event.clipboardData)
    if (pasted === event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    setText(text + pasted)
  }
  const fill = (filled: TripValues) => {
    setOpen(false)
    onFill(filled)
    toastWithFormUndo('Form filled from the pasted text; not saved yet', () => onFill(values))
  }
  return (
    <>
      <Group gap="xs">
        <Button variant="default" leftSection={<Duplicate />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Paste a trip
        </Button>
        <Text c="dimmed">An itinerary from Word, WhatsApp or a mail fills the form.</Text>
      </Group>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Paste a trip"
        size="44rem"
        fullScreen={isNarrow}
        closeOnClickOutside={text === ''}
      >
        <Textarea
          data-autofocus
          label="Itinerary"
          description="All of it, with days, lists and price. You see what is understood before it fills the form."
          autosize
          minRows={5}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={onPaste}
        />
        {text.trim() === '' ? null : <PastePreview text={text} values={values} onFill={fill} />}
      </Modal>
    </>
  )
}

/** What a pasted text changes in the form. */
function PastePreview({ text, values, onFill }: PasteTripProps & { text: string }) {
  const [place, setPlace] = useState<RestPlace>('description')
  const places = useQuery({
    queryKey: ['places'],
    queryFn: () => import('./find-stops.ts'),
    staleTime: Infinity,
    retry: false,
  })
  const read = parseItinerary(text)
  const filled = filledValues(values, read, places.data?.findStops(read.days) ?? [], place)
  const compared = fields.map(({ label, shown }) => ({
    label,
    before: shown(values, known),
    after: shown(filled, known),
  }))
  const links = read.rest.filter((line) => mapLink.test(line)).length
  const notices = [
    read.days.length === 0 && 'No days found. Begin each day with “Day 1”, “Day 2” and so on.',
    links > 0 && `Links to a map are not read (${links}). Open each one and paste its long address into a stop.`,
    places.isError && 'The list of places did not load, so the form gets no stops.',
  ]
  return (
    <>
      <Title order={3} size="h4" my="md">
        Looks right?
      </Title>
      {notices.filter(Boolean).map((notice) => (
        <Alert key={String(notice)} variant="outline" role="status" mb="sm">
          {notice}
        </Alert>
      ))}
      {read.rest.length > 0 ? (
        <>
          <Text fw={600}>Not understood</Text>
          <Text className={insertStyles.days} role="group" aria-label="Not understood" tabIndex={0}>
            {read.rest.join('\n')}
          </Text>
          <PlainSelect
            label="Where does it go?"
            mb="md"
            allowDeselect={false}
            data={restPlaces}
            value={place}
            onChange={(chosen) => setPlace(chosen as RestPlace)}
          />
        </>
      ) : null}
      <div className={styles.fields}>
        {compared.map(({ label, before, after }) =>
          JSON.stringify(before) === JSON.stringify(after) ? null : (
            <section key={label} className={styles.field}>
              <h4 className={styles.label}>{label}</h4>
              <FieldDifference before={before} after={after} isGone={known.isGone} />
            </section>
          ),
        )}
      </div>
      <div className={styles.foot}>
        <Text c="dimmed">Nothing is stored until you save the form.</Text>
        <Button flex="none" loading={places.isPending} onClick={() => onFill(filled)}>
          Fill the form
        </Button>
      </div>
    </>
  )
}
