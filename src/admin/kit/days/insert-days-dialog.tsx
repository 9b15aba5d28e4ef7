import { Alert, Button, Modal, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminTrip } from '#contract/admin/trips.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { countOf } from '#values/format/counts.ts'
import { adminApi } from '../api/admin-api.ts'
import { LoadFailure } from '../feedback/load-failure.tsx'
import { PlainSelect } from '../field/plain-select.tsx'
import { useIsNarrow } from '../hooks/use-is-narrow.ts'
import { Duplicate } from '../layout/admin-icons.tsx'
import { ItemPicker } from '../search/item-picker.tsx'
import { DayTicks } from './day-ticks.tsx'
import styles from './insert-days.module.css'
import { stopsOf } from './insert-days.ts'

const { max } = tripFields.itinerary

/** The days to insert, and the day of the form to insert them before, from 0. */
export interface Insertion {
  trip: Pick<AdminTrip, 'title' | 'itinerary' | 'stops'>
  days: number[]
  withStops: boolean
  at: number
}

interface InsertDaysProps {
  /** The days of the form. */
  days: { title: string }[]
  onInsert: (insertion: Insertion) => void
}

/** A button that opens the choice of a trip, and of which of its days come where. */
export function InsertDays({ days, onInsert }: InsertDaysProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const insert = (insertion: Insertion) => {
    close()
    onInsert(insertion)
  }
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Duplicate className="size-4" />}
        aria-haspopup="dialog"
        disabled={days.length >= max}
        onClick={() => setOpen(true)}
      >
        Insert days of another trip
      </Button>
      {isOpen ? <InsertDaysDialog days={days} onInsert={insert} onClose={close} /> : null}
    </>
  )
}

interface DialogProps extends InsertDaysProps {
  onClose: () => void
}

/** Nothing is stored until the form is saved. */
function InsertDaysDialog(props: DialogProps) {
  const [tripId, setTripId] = useState<string | null>(null)
  return (
    <Modal opened onClose={props.onClose} title="Insert days of another trip" size="44rem" fullScreen={useIsNarrow()}>
      {tripId === null ? (
        <ItemPicker
          label="Which trip?"
          placeholder="Its title, region or host"
          entity="trips"
          onChoose={({ id }) => setTripId(id)}
        />
      ) : (
        <ChosenTrip {...props} id={tripId} onBack={() => setTripId(null)} />
      )}
    </Modal>
  )
}

function ChosenTrip({ id, days, onInsert, onClose, onBack }: DialogProps & { id: string; onBack: () => void }) {
  const query = useQuery({
    queryKey: ['admin-trips', 'days', id],
    queryFn: ({ signal }) => adminApi.trips.get({ trip_id: id }, { signal }),
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<number[]>([])
  const [withStops, setWithStops] = useState(true)
  const [at, setAt] = useState(days.length)
  const { data: trip, error, refetch } = query
  if (error) return <LoadFailure title="The trip did not load" error={error} onRetry={refetch} />
  if (!trip) return <Skeleton height={240} role="status" aria-label="Loading" />
  const room = max - days.length
  const fits = chosen.length <= room
  const back = (
    <div className={styles.head}>
      <Text fw={600} className={styles.title}>
        {trip.title}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={onBack}>
        Choose another trip
      </Button>
    </div>
  )
  if (trip.itinerary.length === 0) {
    return (
      <>
        {back}
        <Text role="status">This trip has no days yet.</Text>
      </>
    )
  }
  return (
    <>
      {back}
      <DayTicks
        days={trip.itinerary}
        chosen={chosen}
        onChange={setChosen}
        stops={{ count: stopsOf(trip.stops, chosen).length, taken: withStops, onChange: setWithStops }}
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
          A trip has at most {countOf(max, 'day')}: {room} more fit.
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
