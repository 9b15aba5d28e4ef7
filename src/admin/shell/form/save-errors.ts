import type { UseFormReturnType } from '@mantine/form'
import { callError } from '../api/admin-api.ts'

/** A problem at one field, by the field's path in the form: `title`, `itinerary.0.title`. */
export type FieldErrors = Record<string, string>

interface InputIssue {
  path?: (string | number)[]
  message: string
}

/**
 * The problems at fields that a refused save names.
 * @param wrapper the part of the call's input that holds the form, such as `trip_data`.
 * @param codes typed errors that belong to a field: `{ SLUG_TAKEN: 'slug' }`.
 */
export function fieldErrorsOf(error: unknown, wrapper: string, codes: Record<string, string> = {}): FieldErrors {
  const refused = callError(error)
  if (!refused) return {}
  const field = codes[refused.code]
  if (field) return { [field]: refused.message }
  const issues = (refused.data as { issues?: InputIssue[] } | undefined)?.issues ?? []
  const inForm = issues.filter(({ path }) => path?.[0] === wrapper)
  return Object.fromEntries(inForm.map(({ path, message }) => [path!.slice(1).join('.'), message]))
}

/** Frames within which a form has painted the errors that it was just given. */
const paintedWithin = 10

/** Puts the caret into the first field with a problem, in the order of the page. */
export function focusFirstError(container: HTMLElement | null, frames = paintedWithin): void {
  // The errors are painted by the form's next render, which after an answer may be a frame or two away.
  requestAnimationFrame(() => {
    // Frames around a field are marked too (`data-error`), but only what can take the focus is of use.
    const first = container?.querySelector<HTMLElement>(
      '[aria-invalid="true"], button[data-error="true"], [tabindex][data-error="true"]',
    )
    if (!first && frames > 0) return focusFirstError(container, frames - 1)
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
}

/** Shows the problems at their fields. @returns whether there were any. */
export function showFieldErrors<Values>(form: UseFormReturnType<Values>, errors: FieldErrors): boolean {
  form.setErrors(errors)
  return Object.keys(errors).length > 0
}
