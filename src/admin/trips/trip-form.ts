import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { blankTrip, tripErrors, type TripValues } from './trip-values.ts'

export type TripForm = UseFormReturnType<TripValues>

/** Starts blank; `fillForm` loads a stored trip. */
export function useTripForm(): TripForm {
  const [initialValues] = useState(blankTrip)
  return useForm<TripValues>({ initialValues, validate: tripErrors, clearInputErrorOnChange: true })
}

/** Sets values and marks the form as unchanged. */
export function fillForm(form: TripForm, values: TripValues): void {
  form.setValues(values)
  form.resetDirty(values)
}

type ListField = 'highlights' | 'inclusions' | 'exclusions' | 'itinerary' | 'trip_images'

/** Adds, removes or moves rows of a list, and clears its errors, since their indexes are no longer valid. */
export function changeRows<Field extends ListField>(
  form: TripForm,
  field: Field,
  change: (rows: TripValues[Field]) => TripValues[Field],
): void {
  const rows = form.getValues()[field] as TripValues[Field]
  form.setFieldValue(field as string, change(rows) as never)
  form.setErrors((errors) => without(errors, field))
}

function without(errors: FormErrors, field: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith(`${field}.`)))
}

/** @returns a reordered copy. */
export function reordered<Item>(rows: Item[], from: number, to: number): Item[] {
  const rest = rows.toSpliced(from, 1)
  return rest.toSpliced(to, 0, rows[from]!)
}

/**
 * Whether a part of the form renders the same after a change elsewhere. A long itinerary has hundreds of fields; this
 * limits rendering to those that changed.
 * @param path of the part: 'highlights', 'itinerary.3'.
 */
export function isSamePart(path: string, before: TripForm, after: TripForm): boolean {
  return snapshot(path, before) === snapshot(path, after)
}

function snapshot(path: string, { values, errors }: TripForm): string {
  const [field, index] = path.split('.')
  const list = values[field as ListField]
  const own = Object.entries(errors).filter(([each]) => each === path || each.startsWith(`${path}.`))
  return JSON.stringify([index === undefined ? list : list[Number(index)], own])
}
