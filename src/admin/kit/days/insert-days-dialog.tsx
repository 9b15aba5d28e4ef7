import { Alert, Button, Modal, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminTrip } from '#contract/admin/trips.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { countOf } from '#values/format/counts.ts'
import { adminApi } from '../api/admin-api.ts'
import { LoadFailure } from '../feedback/load-failure.tsx'
import { useIsNarrow } from '../hooks/use-is-narrow.ts'
import { ItemPicker } from '../search/item-picker.tsx'
import { DayTicks } from './day-ticks.tsx'
import styles from './insert-days.module.css'
import { stopsOf } from './insert-days.ts'
import { PlainSelect } from '../field/plain-select.tsx'

/** The days to insert, and the day of the form to insert them before, from 0. */
export interface Insertion {
  trip: Pick<AdminTrip, 'title' | 'itinerary' | 'stops'>
  days: number[]
  withStops: boolean
  at: number
}

interface InsertDaysDialogProps {
  /** The days of the form. */
  days: { title: string }[]
  onInsert: (insertion: Insertion) => void
  onClose: () => void
}

/** Chooses a trip, and which of its days come where. Nothing is stored until the form is saved. */
export function InsertDaysDialog({ days, onInsert, onClose }: InsertDaysDialogProps) {
  const [tripId, setTripId] = useState<string | null>(null)
  return (
    <Modal opened onClose={onClose} title="Insert days of another trip" size="44rem" fullScreen={useIsNarrow()}>
      {tripId === null ? (
        <ItemPicker
          label="Which trip?"
          placeholder="Its title, region or host"
          entity="trips"
          onChoose={({ id }) => setTripId(id)}
        />
      ) : (
        <LoadedTrip id={tripId} days={days} onInsert={onInsert} onClose={onClose} onBack={() => setTripId(null)} />
      )}
    </Modal>
  )
}

interface LoadedTripProps extends InsertDaysDialogProps {
  id: string
  onBack: () => void
}

function LoadedTrip({ id, onBack, ...props }: LoadedTripProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-trips', 'days', id],
    queryFn: ({ signal }) => adminApi.trips.get({ trip_id: id }, { signal }),
    staleTime: 0,
  })
  const back = (
    <Button variant="subtle" size="compact-sm" onClick={onBack}>
      Choose another trip
    </Button>
  )
  if (error) return <LoadFailure title="The trip did not load" error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={240} role="status" aria-label="Loading" />
  return (
    <>
      <div className={styles.head}>
        <Text fw={600} className={styles.title}>
          {data.title}
        </Text>
        {back}
      </div>
      {data.itinerary.length > 0 ? (
        <Choice {...props} trip={data} />
      ) : (
        <Text role="status">This trip has no days yet.</Text>
      )}
    </>
  )
}

function Choice({ trip, days, onInsert, onClose }: InsertDaysDialogProps & { trip: AdminTrip }) {
  const [chosen, setChosen] = useState<number[]>([])
  const [withStops, setWithStops] = useState(true)
  const [at, setAt] = useState(days.length)
  const stops = stopsOf(trip.stops, chosen).length
  const room = tripFields.itinerary.max - days.length
  const fits = chosen.length <= room
  return (
    <>
      <DayTicks
        days={trip.itinerary}
        chosen={chosen}
        onChange={setChosen}
        stops={{ count: stops, taken: withStops, onChange: setWithStops }}
      />
      <PlainSelect
        label="Where?"
        mt="md"
        allowDeselect={false}
        data={placesIn(days)}
        value={String(at)}
        onChange={(place) => setAt(Number(place))}
      />
      {fits ? null : (
        <Alert variant="outline" color="madder" role="alert" mt="md">
          A trip has at most {countOf(tripFields.itinerary.max, 'day')}: {room} more fit.
        </Alert>
      )}
      <div className={styles.foot}>
        <Text c="dimmed">Pictures are not copied. Nothing is stored until you save the form.</Text>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen.length === 0 || !fits} onClick={() => onInsert({ trip, days: chosen, withStops, at })}>
          {chosen.length === 0 ? 'Insert days' : `Insert ${countOf(chosen.length, 'day')}`}
        </Button>
      </div>
    </>
  )
}

/** The end of the list comes first: it is the usual choice. */
function placesIn(days: { title: string }[]) {
  const before = days.map(({ title }, index) => ({
    value: String(index),
    label: `Before day ${index + 1}${title.trim() ? `: ${title.trim()}` : ''}`,
  }))
  return [{ value: String(days.length), label: 'At the end' }, ...before]
}
