import { Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ClipboardEvent } from 'react'
import { tripFactMessages } from '#contract/admin/trip-facts.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { ColumnRows } from '../form/column-rows.tsx'
import type { StopRow } from './insert-days.ts'
import styles from './insert-days.module.css'
import { pastedPlace } from './pasted-place.ts'

const order = ['name', 'day', 'latitude', 'longitude', 'road_hours', 'water', 'park'] as const

/** The places of a route; a pasted one fills its entry. */
export function StopRows<Values extends { stops: StopRow[] }>({ form }: { form: UseFormReturnType<Values> }) {
  const onPaste = (event: ClipboardEvent, index: number) => {
    const place = pastedPlace(event.clipboardData.getData('text/plain'))
    if (!place) return
    event.preventDefault()
    const path = (key: string) => `stops.${index}.${key}`
    if (place === 'unreadable') return form.setFieldError(path('name'), tripFactMessages.unreadableLink)
    const { name, ...coordinates } = place
    const filled = form.getValues().stops[index]?.name ? coordinates : { ...coordinates, ...(name && { name }) }
    for (const [key, value] of Object.entries(filled)) form.setFieldValue(path(key) as string, value as never)
  }
  return (
    <>
      <ColumnRows
        form={form}
        name="stops"
        field={tripFields.stops}
        order={order}
        className={styles.stop}
        onPaste={onPaste}
      />
      <Text size="sm" c="dimmed">
        The map of the page is drawn from them. Paste “22.4472, 80.5312”, “22°26′N 80°31′E” or the long link of a map
        into a stop to fill it.
      </Text>
    </>
  )
}
