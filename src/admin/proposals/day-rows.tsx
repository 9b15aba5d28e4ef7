import { Button, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { formatShortDay } from '#values/format/dates.ts'
import { dateOfDay, weekdayOf } from '#values/proposals/dated-days.ts'
import { InsertDaysDialog, type Insertion } from '../kit/days/insert-days-dialog.tsx'
import { withInsertedDays } from '../kit/days/insert-days.ts'
import { CellInput } from '../kit/form/field-input.tsx'
import { rowOf } from '../kit/form/form-values.ts'
import { Duplicate } from '../kit/layout/admin-icons.tsx'
import { changeRows } from '../kit/form/change-rows.ts'
import { EntryRows } from '../kit/form/column-rows.tsx'
import { daysOf } from './copied-trips.ts'
import type { ProposalForm } from './proposal-values.ts'
import styles from './proposals.module.css'

const { days: field } = proposalFields
const { columns } = field

/** The days of the journey, each with its date. */
export function DayRows({ form }: { form: ProposalForm }) {
  const [inserting, setInserting] = useState(false)
  const { days, start_on } = form.values
  const insert = ({ trip, ...chosen }: Insertion) => {
    setInserting(false)
    const { stops } = form.getValues()
    const after = withInsertedDays({ itinerary: days, stops }, trip, chosen, (added) =>
      daysOf(added).map((day) => rowOf(columns, day)),
    )
    changeRows(form, 'days', () => after.itinerary)
    changeRows(form, 'stops', () => after.stops)
  }
  return (
    <div>
      <EntryRows form={form} name="days" field={field}>
        {(index, firstId, name) => {
          const input = (key: keyof typeof columns) => form.getInputProps(`days.${index}.${key}`)
          return (
            <div className={styles.day}>
              <Text component="span" fw={600}>
                {name}
                {start_on ? ` · ${dayText(dateOfDay(start_on, index))}` : ''}
              </Text>
              <CellInput column={columns.title} input={input('title')} id={firstId} label={`${name}: title`} />
              <CellInput column={columns.description} input={input('description')} />
              <CellInput column={columns.note} input={input('note')} />
              <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" verticalSpacing="xs">
                <CellInput column={columns.accommodation_name} input={input('accommodation_name')} />
                <CellInput column={columns.room_type} input={input('room_type')} />
                <CellInput column={columns.meal_plan} input={input('meal_plan')} />
              </SimpleGrid>
            </div>
          )
        }}
      </EntryRows>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Duplicate className="size-4" />}
        aria-haspopup="dialog"
        disabled={days.length >= field.max}
        onClick={() => setInserting(true)}
      >
        Insert days of another trip
      </Button>
      {inserting ? <InsertDaysDialog days={days} onInsert={insert} onClose={() => setInserting(false)} /> : null}
    </div>
  )
}

/** 'Friday, 12 Mar 2027' */
function dayText(date: string): string {
  return `${weekdayOf(date)}, ${formatShortDay(date)}`
}
