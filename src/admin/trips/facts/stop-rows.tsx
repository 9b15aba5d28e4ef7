import type { ClipboardEvent } from 'react'
import { tripFactMessages } from '#contract/admin/trip-facts.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { CellInput } from '../../kit/form/field-input.tsx'
import type { TripForm } from '../trip-form.ts'
import { EntryRows } from '../../kit/form/column-rows.tsx'
import styles from './facts.module.css'
import { pastedPlace } from './pasted-place.ts'

const { columns } = tripFields.stops

export function StopRows({ form }: { form: TripForm }) {
  const onPaste = (event: ClipboardEvent, index: number) => {
    const place = pastedPlace(event.clipboardData.getData('text/plain'))
    if (!place) return
    event.preventDefault()
    const path = (key: string) => `stops.${index}.${key}`
    if (place === 'unreadable') return form.setFieldError(path('name'), tripFactMessages.unreadableLink)
    const { name, ...coordinates } = place
    if (name && !form.getValues().stops[index]?.name) form.setFieldValue(path('name'), name)
    for (const [key, value] of Object.entries(coordinates)) form.setFieldValue(path(key), value)
  }
  return (
    <EntryRows form={form} name="stops" field={tripFields.stops}>
      {(index, firstId, name) => (
        <div className={styles.stop} onPasteCapture={(event) => onPaste(event, index)}>
          {(['name', 'day', 'latitude', 'longitude', 'road_hours', 'water', 'park'] as const).map((column, place) => (
            <CellInput
              key={column}
              column={columns[column]}
              input={form.getInputProps(`stops.${index}.${column}`)}
              {...(place === 0 ? { id: firstId, label: `${name}: place` } : {})}
            />
          ))}
        </div>
      )}
    </EntryRows>
  )
}
