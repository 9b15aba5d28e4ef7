import { tripDataSchema } from '#contract/admin/trips.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { contentForm } from '../publishing/form/content-form.ts'
import type { FormValues } from '../kit/form/form-values.ts'

export type TripValues = FormValues<typeof tripFields>

export const tripContent = contentForm(tripFields, tripDataSchema)
