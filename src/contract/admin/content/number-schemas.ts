import { z } from 'zod'
import type { FieldOf, NumberKind } from '../../content/field.ts'
import { adminMessages } from '../../messages.ts'

/** Different messages for a missing value and for one of the wrong type. */
export function requiredOr(wrong?: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === '' ? adminMessages.fields.required : wrong
}

/** Whole numbers, but where the step is smaller. */
export function numberSchema({ min, max, step = 1, stepped, message }: NumberKind, required = false) {
  const error = required ? requiredOr(message) : message
  if (step === 1) return z.int({ error }).min(min, message).max(max, message)
  const number = z.number({ error }).min(min, message).max(max, message)
  return stepped ? number.multipleOf(step, message) : number
}

/** Strings are parsed, and anything that is not a positive number becomes 0. */
export function countSchema({ max, message }: FieldOf<'count'>) {
  return z
    .union([z.number(), z.string(), z.null()])
    .transform((value) => {
      const number = Math.trunc(typeof value === 'string' && value.trim() === '' ? 0 : Number(value ?? 0))
      return number > 0 ? number : 0
    })
    .pipe(z.int(message).max(max, message))
}

/** A hundredth of a percent: finer than any screen shows, and within the precision of the database column. */
const focalSteps = 10_000

export const focalSchema = z.coerce
  .number()
  .min(0)
  .max(1)
  .transform((place) => Math.round(place * focalSteps) / focalSteps)
