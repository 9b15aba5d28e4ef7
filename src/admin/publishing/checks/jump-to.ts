import type { Finding } from '#values/checks/check-names.ts'

const pressed = 'button:not([disabled]), [role="button"][tabindex="0"]'
const typed = 'input:not([type="hidden"], [type="file"], [disabled]), textarea, [contenteditable="true"]'

/** Focuses the field of a finding and shows it in the middle. @returns whether it is there. */
export function jumpTo(form: HTMLElement | null, { field, within }: Pick<Finding, 'field' | 'within'>): boolean {
  const place = field === null ? null : fieldOf(form, field)
  const focused = place && focusableIn(place)
  if (!place || !focused) return false
  focused.focus({ preventScroll: true })
  const shown = within ? (place.querySelector(within) ?? focused) : focused
  shown.scrollIntoView({ block: 'center' })
  return true
}

/** An input that names its path, or the element around one that does not. */
function fieldOf(form: HTMLElement | null, field: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[data-path="${field}"], [data-field="${field}"]`) ?? null
}

function focusableIn(place: HTMLElement): HTMLElement | null {
  if (place.matches(`${typed}, ${pressed}`)) return place
  const inputs = [...place.querySelectorAll<HTMLInputElement>(typed)]
  // Of a list, a first row that is blank, or the button that adds one.
  if (place.dataset.rows !== undefined && inputs.some(({ value }) => value !== '')) {
    return [...place.querySelectorAll<HTMLElement>(pressed)].at(-1) ?? null
  }
  return inputs[0] ?? place.querySelector<HTMLElement>(pressed)
}
