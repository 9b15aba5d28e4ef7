import { Alert, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { PlainSelect } from '../../kit/field/plain-select.tsx'
import { contentHistory } from '../../publishing/history/content-history.ts'
import { FieldDifference } from '../../publishing/history/difference/field-difference.tsx'
import { knownOf } from '../../publishing/history/history-kind.ts'
import styles from '../../publishing/history/version-comparison.module.css'
import insertStyles from '../days/insert-days.module.css'
import type { TripValues } from '../trip-values.ts'
import { filledValues, restPlaces, type RestPlace } from './fill-form.ts'
import { parseItinerary } from './parse-itinerary.ts'

interface PastePreviewProps {
  text: string
  /** What the form holds. */
  values: TripValues
  onFill: (values: TripValues) => void
}

const mapLink = /goo\.gl\/|google\.[a-z.]+\/maps/i
const { fields } = contentHistory(tripFields)
const known = knownOf([], [])

/** What a pasted text changes in the form. */
export function PastePreview({ text, values, onFill }: PastePreviewProps) {
  const [place, setPlace] = useState<RestPlace>('description')
  const places = useQuery({
    queryKey: ['places'],
    queryFn: () => import('./find-stops.ts'),
    staleTime: Infinity,
    networkMode: 'always',
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
