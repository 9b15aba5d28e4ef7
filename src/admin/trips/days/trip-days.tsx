import { arrayMove } from '@dnd-kit/sortable'
import { ActionIcon, Button, Group, SimpleGrid, Text } from '@mantine/core'
import { memo, useId, useState, type ClipboardEvent } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { Duplicate, Plus, Trash } from '../../kit/layout/admin-icons.tsx'
import { LimitedInput, LimitedTextarea } from '../../kit/field/limited-input.tsx'
import { SortableList } from '../../kit/list/sortable/sortable-list.tsx'
import { useFocusLater } from '../../kit/hooks/use-focus-later.ts'
import { changeRows } from '../../kit/form/change-rows.ts'
import { isSamePart, type TripForm } from '../trip-form.ts'
import { daysOf, newDay } from '../../kit/form/form-values.ts'
import insertStyles from '../../kit/days/insert-days.module.css'
import { InsertDaysDialog, type Insertion } from '../../kit/days/insert-days-dialog.tsx'
import styles from '../trip-dialog.module.css'
import { countOf } from '#values/format/counts.ts'
import { toastWithFormUndo } from '../toast-with-form-undo.tsx'
import { splitDays } from '../paste/fill-form.ts'
import { pastedText } from '../paste/pasted-text.ts'
import type { TripValues } from '../trip-values.ts'
import { withInsertedDays } from '../../kit/days/insert-days.ts'

const { columns, max } = tripFields.itinerary

/** At least one day; days are numbered by position. */
export const TripDays = memo(TripDaysPlain, (before, after) => isSamePart('itinerary', before.form, after.form))

function TripDaysPlain({ form }: { form: TripForm }) {
  const id = useId()
  const focusLater = useFocusLater()
  const [titlesOnly, setTitlesOnly] = useState(false)
  const [inserting, setInserting] = useState(false)
  const days = form.values.itinerary
  const isFull = days.length >= max
  const add = () => {
    const day = newDay()
    focusLater(`${id}-${day.key}`)
    changeRows(form, 'itinerary', (current) => [...current, day])
  }
  const insert = (insertion: Insertion) => {
    setInserting(false)
    focusLater(`${id}-${insertDays(form, insertion)}`)
  }
  const onPaste = (event: ClipboardEvent, index: number) => {
    const itinerary = splitDays(pastedText(event.clipboardData))
    if (!itinerary || itinerary.length + form.getValues().itinerary.length > max) return
    event.preventDefault()
    const trip = { title: 'Pasted text', itinerary, stops: [] }
    insert({ trip, days: [...itinerary.keys()], withStops: false, at: index + 1 })
  }
  const remove = (index: number) =>
    changeRows(form, 'itinerary', (current) => {
      const rest = current.length > 1 ? current.toSpliced(index, 1) : [newDay()]
      focusLater(`${id}-${rest[Math.min(index, rest.length - 1)]!.key}`)
      return rest
    })
  return (
    <div data-field="itinerary" data-rows>
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
      <SortableList
        label="Itinerary"
        layout={titlesOnly ? 'lines' : 'rows'}
        items={days}
        nameOf={(index) => `Day ${index + 1}`}
        onMove={(from, to) => changeRows(form, 'itinerary', (current) => arrayMove(current, from, to))}
      >
        {({ key }, index) => (
          <DayFields
            form={form}
            index={index}
            titleId={`${id}-${key}`}
            titleOnly={titlesOnly}
            onRemove={() => remove(index)}
            onPaste={(event) => onPaste(event, index)}
          />
        )}
      </SortableList>
      <div className={insertStyles.buttons}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus className="size-4" />}
          disabled={isFull}
          onClick={add}
        >
          Add day
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Duplicate className="size-4" />}
          aria-haspopup="dialog"
          disabled={isFull}
          onClick={() => setInserting(true)}
        >
          Insert days of another trip
        </Button>
      </div>
      {inserting ? <InsertDaysDialog days={days} onInsert={insert} onClose={() => setInserting(false)} /> : null}
    </div>
  )
}

interface DayFieldsProps {
  form: TripForm
  index: number
  titleId: string
  titleOnly: boolean
  onRemove: () => void
  onPaste: (event: ClipboardEvent) => void
}

const DayFields = memo(DayFieldsPlain, (before, after) => {
  const hasSameProps = before.index === after.index && before.titleOnly === after.titleOnly
  return hasSameProps && isSamePart(`itinerary.${after.index}`, before.form, after.form)
})

function DayFieldsPlain({ form, index, titleId, titleOnly, onRemove, onPaste }: DayFieldsProps) {
  const name = `Day ${index + 1}`
  const field = (key: string) => form.getInputProps(`itinerary.${index}.${key}`)
  return (
    <div role="group" aria-label={name} onPasteCapture={onPaste}>
      <div className={styles.dayHead}>
        <Text component="span" fw={600} className={styles.dayNumber}>
          {name}
        </Text>
        <LimitedInput
          id={titleId}
          aria-label={`${name} title`}
          placeholder="Title"
          limit={columns.title.limit}
          {...field('title')}
        />
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Remove day ${index + 1}`} onClick={onRemove}>
          <Trash />
        </ActionIcon>
      </div>
      {titleOnly ? null : (
        <>
          <LimitedTextarea
            label={columns.description.label}
            autosize
            minRows={2}
            maxRows={12}
            mt="xs"
            limit={columns.description.limit}
            {...field('description')}
          />
          <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs" spacing="xs" verticalSpacing="xs">
            {meta.map((name) => (
              <LimitedInput key={name} label={columns[name].label} limit={columns[name].limit} {...field(name)} />
            ))}
          </SimpleGrid>
        </>
      )}
    </div>
  )
}

const meta = ['accommodation_name', 'room_type', 'meal_plan'] as const

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
