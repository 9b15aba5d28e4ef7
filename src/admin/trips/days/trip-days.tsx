import { Button, Group, Text } from '@mantine/core'
import { memo, useId, useState, type ClipboardEvent } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { countOf } from '#values/format/counts.ts'
import { InsertDays, type Insertion } from '../../kit/days/insert-days-dialog.tsx'
import styles from '../../kit/days/insert-days.module.css'
import { withInsertedDays } from '../../kit/days/insert-days.ts'
import { changeRows } from '../../kit/form/change-rows.ts'
import { ColumnRows } from '../../kit/form/column-rows.tsx'
import { daysOf } from '../../kit/form/form-values.ts'
import { isSamePart } from '../../kit/form/same-part.ts'
import { useFocusLater } from '../../kit/hooks/use-focus-later.ts'
import { splitDays } from '../paste/fill-form.ts'
import { pastedText } from '../paste/pasted-text.ts'
import { toastWithFormUndo } from '../toast-with-form-undo.tsx'
import type { TripForm } from '../trip-form.ts'
import type { TripValues } from '../trip-values.ts'

const { label, max, columns } = tripFields.itinerary
const description = { ...columns.description, lines: [2, 12] } as const
const field = { label, max, row: 'day', columns: { ...columns, description } }

const titles = ['title']

/** At least one day; days are numbered by position. */
export const TripDays = memo(TripDaysPlain, (before, after) => isSamePart('itinerary', before.form, after.form))

function TripDaysPlain({ form }: { form: TripForm }) {
  const id = useId()
  const focusLater = useFocusLater()
  const [titlesOnly, setTitlesOnly] = useState(false)
  const days = form.values.itinerary
  const insert = (insertion: Insertion) => focusLater(`${id}-${insertDays(form, insertion)}`)
  const onPaste = (event: ClipboardEvent, index: number) => {
    const itinerary = splitDays(pastedText(event.clipboardData))
    if (!itinerary || itinerary.length + form.getValues().itinerary.length > max) return
    event.preventDefault()
    const trip = { title: 'Pasted text', itinerary, stops: [] }
    insert({ trip, days: [...itinerary.keys()], withStops: false, at: index + 1 })
  }
  return (
    <div>
      {days.length > 1 ? (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {days.length} days
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setTitlesOnly(!titlesOnly)}>
            {titlesOnly ? 'Show all fields' : 'Show titles only'}
          </Button>
        </Group>
      ) : null}
      <ColumnRows
        form={form}
        name="itinerary"
        field={field}
        id={id}
        labelHidden
        neverEmpty
        order={titlesOnly ? titles : undefined}
        layout={titlesOnly ? 'lines' : 'rows'}
        className={titlesOnly ? styles.titleOfDay : styles.day}
        addition={<InsertDays days={days} onInsert={insert} />}
        onPaste={onPaste}
      />
    </div>
  )
}

/**
 * Puts days of another trip or of a pasted text into the form, with a button that takes them out again.
 * @returns the key of the first of them.
 */
function insertDays(form: TripForm, { trip, ...chosen }: Insertion): string {
  const { itinerary, stops } = form.getValues()
  const after = withInsertedDays({ itinerary, stops }, trip, chosen, daysOf)
  const put = (route: Pick<TripValues, 'itinerary' | 'stops'>) => {
    changeRows(form, 'itinerary', () => route.itinerary)
    changeRows(form, 'stops', () => route.stops)
  }
  put(after)
  const { length: count } = after.inserted
  toastWithFormUndo(`${countOf(count, 'day')} of “${trip.title}” inserted; not saved yet`, () =>
    put(after.takenOut(form.getValues())),
  )
  return after.inserted[0]!.key
}
