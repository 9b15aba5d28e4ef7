import { Button } from '@mantine/core'
import type { AdminTrip } from '#contract/admin/trips.ts'
import { countOf } from '#values/format/counts.ts'
import { toastWithButton } from '../../kit/feedback/toasts.ts'
import { catchFocus } from '../../kit/hooks/use-return-focus.ts'
import { changeRows, type TripForm } from '../trip-form.ts'
import type { TripValues } from '../trip-values.ts'
import { withInsertedDays } from './insert-days.ts'
import type { Insertion } from './insert-days-dialog.tsx'

/**
 * Puts the days of another trip into the form, with a button that takes them out again.
 * @returns the key of the first of them.
 */
export function insertDays(form: TripForm, trip: AdminTrip, chosen: Omit<Insertion, 'trip'>): string {
  const { itinerary, stops } = form.getValues()
  const after = withInsertedDays({ itinerary, stops }, trip, chosen)
  const put = (route: Pick<TripValues, 'itinerary' | 'stops'>) => {
    changeRows(form, 'itinerary', () => route.itinerary)
    changeRows(form, 'stops', () => route.stops)
  }
  put(after)
  const { length: count } = after.inserted
  toastWithButton(`${countOf(count, 'day')} of “${trip.title}” inserted; not saved yet`, (close) => (
    <Button
      variant="light"
      size="compact-md"
      onClick={() => {
        close()
        put(after.takenOut(form.getValues()))
        catchFocus()
      }}
    >
      Undo
    </Button>
  ))
  return after.inserted[0]!.key
}
