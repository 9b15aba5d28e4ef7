import { Text } from '@mantine/core'
import { proposalFields } from '#contract/content/proposal-fields.ts'
import { formatShortDay } from '#values/format/dates.ts'
import { dateOfDay, weekdayOf } from '#values/proposals/dated-days.ts'
import { InsertDays, type Insertion } from '../kit/days/insert-days-dialog.tsx'
import styles from '../kit/days/insert-days.module.css'
import { withInsertedDays } from '../kit/days/insert-days.ts'
import { changeRows } from '../kit/form/change-rows.ts'
import { ColumnRows } from '../kit/form/column-rows.tsx'
import { rowOf } from '../kit/form/form-values.ts'
import { daysOf } from './copied-trips.ts'
import type { ProposalForm } from './proposal-values.ts'

/** The days of the journey, each with its date. */
export function DayRows({ form }: { form: ProposalForm }) {
  const { days, start_on } = form.values
  const insert = ({ trip, ...chosen }: Insertion) => {
    const { stops } = form.getValues()
    const after = withInsertedDays({ itinerary: days, stops }, trip, chosen, (added) =>
      daysOf(added).map((day) => rowOf(proposalFields.days.columns, day)),
    )
    changeRows(form, 'days', () => after.itinerary)
    changeRows(form, 'stops', () => after.stops)
  }
  return (
    <ColumnRows
      form={form}
      name="days"
      field={proposalFields.days}
      labelHidden
      className={styles.day}
      heading={(index) =>
        start_on ? (
          <Text component="span" fw={600}>
            Day {index + 1} · {dayText(dateOfDay(start_on, index))}
          </Text>
        ) : null
      }
      addition={<InsertDays days={days} onInsert={insert} />}
    />
  )
}

/** 'Friday, 12 Mar 2027' */
function dayText(date: string): string {
  return `${weekdayOf(date)}, ${formatShortDay(date)}`
}
