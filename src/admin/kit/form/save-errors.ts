import { callError } from '../api/admin-api.ts'

/** Messages by path in the form: `title`, `itinerary.0.title`. */
export type FieldErrors = Record<string, string>

interface InputIssue {
  path?: (string | number)[]
  message: string
}

/**
 * Validation errors of a rejected save.
 * @param wrapper name of the part of the input that contains the form, such as `trip_data`; that of a draft is `body`.
 * @param codes typed errors that belong to a field: `{ SLUG_TAKEN: 'slug' }`.
 */
export function fieldErrorsOf(error: unknown, wrapper: string, codes: Record<string, string> = {}): FieldErrors {
  const callFailure = callError(error)
  if (!callFailure) return {}
  const field = codes[callFailure.code]
  if (field) return { [field]: callFailure.message }
  const issues = (callFailure.data as { issues?: InputIssue[] } | undefined)?.issues ?? []
  const inForm = issues.filter(({ path }) => path?.[0] === wrapper || path?.[0] === 'body')
  return Object.fromEntries(inForm.map(({ path, message }) => [path!.slice(1).join('.'), message]))
}

/** Frames to wait at most until a form has rendered its new errors. */
const maxFrames = 10

/** Focuses the first invalid field, in DOM order. */
export function focusFirstError(container: HTMLElement | null, frames = maxFrames): void {
  // The errors appear with the form's next render, which may be a frame or two later.
  requestAnimationFrame(() => {
    // Wrappers of a field also have `data-error`; only focusable elements count.
    const first = container?.querySelector<HTMLElement>(
      '[aria-invalid="true"], button[data-error="true"], [tabindex][data-error="true"]',
    )
    if (!first && frames > 0) return focusFirstError(container, frames - 1)
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
}
