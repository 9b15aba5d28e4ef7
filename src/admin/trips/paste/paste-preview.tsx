import { Alert, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { countOf } from '#values/format/counts.ts'
import { formatRupees } from '#values/format/money.ts'
import { PlainSelect } from '../../kit/field/plain-select.tsx'
import insertStyles from '../days/insert-days.module.css'
import type { TripValues } from '../trip-values.ts'
import { filledValues, restPlaces, type RestPlace } from './fill-form.ts'
import type { Itinerary } from './parse-itinerary.ts'
import styles from './paste-preview.module.css'

interface PastePreviewProps {
  read: Itinerary
  values: TripValues
  onFill: (values: TripValues) => void
  onBack: () => void
}

const mapLink = /goo\.gl\/|google\.[a-z.]+\/maps/i
const choices = Object.entries(restPlaces).map(([value, label]) => ({ value, label }))

/** What was read of a pasted text. */
export function PastePreview({ read, values, onFill, onBack }: PastePreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [place, setPlace] = useState<RestPlace>('description')
  const places = useQuery({
    queryKey: ['places'],
    queryFn: () => import('./find-stops.ts'),
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
  const stops = places.data?.findStops(read.days) ?? []
  const links = read.rest.filter((line) => mapLink.test(line)).length
  return (
    <>
      <Title order={3} size="h4" ref={heading} tabIndex={-1}>
        Looks right?
      </Title>
      <dl className={styles.read}>
        {partsOf(read).map(([label, texts]) => (
          <Part key={label} label={label} texts={texts} />
        ))}
        <Part label={tripFields.stops.label} texts={stops.map(({ day, name }) => `Day ${day}: ${name}`)} />
      </dl>
      {read.days.length === 0 ? (
        <Alert variant="outline" color="madder" role="status">
          No days found. Begin each day with “Day 1”, “Day 2” and so on.
        </Alert>
      ) : null}
      {places.isError ? (
        <Alert variant="outline" color="madder" role="status">
          The list of places did not load, so the form gets no stops.
        </Alert>
      ) : null}
      {links > 0 ? (
        <Alert variant="outline" color="madder" role="status">
          {countOf(links, 'link')} to a map cannot be read: open it, and paste the long address into a stop.
        </Alert>
      ) : null}
      {read.rest.length > 0 ? (
        <>
          <Text fw={600} mt="md">
            Not understood
          </Text>
          <Text className={styles.rest}>{read.rest.join('\n')}</Text>
          <PlainSelect
            label="Where does it go?"
            allowDeselect={false}
            data={choices}
            value={place}
            onChange={(chosen) => setPlace(chosen as RestPlace)}
          />
        </>
      ) : null}
      <div className={insertStyles.foot}>
        <Text c="dimmed">Nothing is stored until you save the form.</Text>
        <Button variant="default" onClick={onBack}>
          Back to the text
        </Button>
        <Button loading={places.isPending} onClick={() => onFill(filledValues(values, read, stops, place))}>
          Fill the form
        </Button>
      </div>
    </>
  )
}

/** The parts that were found, by the labels of the form. */
function partsOf({ price, duration, days, rest: _rest, ...others }: Itinerary): [string, string[]][] {
  const texts = Object.entries(others).map(([name, value]): [string, string[]] => [
    tripFields[name as keyof typeof others].label,
    [value].flat().filter(Boolean),
  ])
  return [
    ...texts.slice(0, 1),
    [tripFields.price.label, price === null ? [] : [formatRupees(price)]],
    [tripFields.duration.label, duration === null ? [] : [countOf(duration, 'day')]],
    [tripFields.itinerary.label, days.map(({ title }, index) => `Day ${index + 1}: ${title}`)],
    ...texts.slice(1),
  ]
}

function Part({ label, texts }: { label: string; texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <dt>{label}</dt>
      {texts.map((text, index) => (
        // eslint-disable-next-line react/no-array-index-key
        <dd key={index}>{text}</dd>
      ))}
    </>
  )
}
