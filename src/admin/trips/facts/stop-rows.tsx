import type { ClipboardEvent } from 'react'
import { tripFactMessages } from '#contract/admin/trip-facts.ts'
import { tripFactLimits as limits } from '#contract/trip-details/trip-facts.ts'
import { tripLimits } from '#contract/trips.ts'
import { LimitedInput } from '../../shell/field/limited-input.tsx'
import { NumberField } from '../../shell/field/number-field.tsx'
import type { TripForm } from '../trip-form.ts'
import { FactRows } from './fact-rows.tsx'
import styles from './facts.module.css'
import { pastedPlace } from './pasted-place.ts'

const { latitude, longitude, day } = tripFactMessages

/** Degrees are exact to ten centimetres. */
const step = 0.000001

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
    <FactRows form={form} field="stops" label="Stops of the route" rowName="stop" limit={limits.stops}>
      {(index, firstId, name) => {
        const field = (key: string) => form.getInputProps(`stops.${index}.${key}`)
        return (
          <div className={styles.stop} onPasteCapture={(event) => onPaste(event, index)}>
            <LimitedInput id={firstId} label={`${name}: place`} limit={limits.stop} {...field('name')} />
            <NumberField label="Day" min={1} max={tripLimits.duration} problem={day} {...field('day')} />
            <NumberField label="Latitude" {...limits.latitude} step={step} problem={latitude} {...field('latitude')} />
            <NumberField
              label="Longitude"
              {...limits.longitude}
              step={step}
              problem={longitude}
              {...field('longitude')}
            />
          </div>
        )
      }}
    </FactRows>
  )
}
