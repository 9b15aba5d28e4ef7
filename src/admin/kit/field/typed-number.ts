/** Beyond this, a number loses digits. */
const longestNumber = 15

/** @returns null if a text is not a number. Spaces, commas and the rupee sign are allowed. */
export function typedNumber(text: string): number | null {
  const plain = text.replace(/[\s,₹]/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain) && plain.length <= longestNumber ? Number(plain) : null
}

/** @returns such as '1,25,000' or '4.5': Indian grouping, no digit dropped. */
export function groupedNumber(number: number): string {
  return number.toLocaleString('en-IN', { maximumFractionDigits: 20 })
}

/** Whether a typed text is a whole number, so that grouping its digits changes nothing else. */
export function isWholeNumber(text: string): boolean {
  return /^[1-9][\d,]*$/.test(text) && typedNumber(text) !== null
}

/** Whether a value is no number, out of range or between two steps; a blank one is none of it. */
export function isProblem(value: number | string, { min, max, step }: Range): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return value < min || value > max || Number(value.toFixed(decimalsOf(step))) !== value
}

interface Range {
  min: number
  max: number
  step: number
}

/** @param typed the value so far; anything that is no number counts as none. */
export function steppedNumber(typed: number | string, direction: 1 | -1, { min, max, step }: Range): number {
  if (typeof typed === 'string') return direction > 0 ? min : max
  const next = Math.round((typed + direction * step) / step) * step
  return Math.min(max, Math.max(min, Number(next.toFixed(decimalsOf(step)))))
}

function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0
}

/** A number of a form: as typed if it is not a number, blank if it is missing. */
export type Typed = number | string

/** @returns what a save sends: undefined for a blank value, NaN for other text, which the contract refuses. */
export function sentNumber(typed: Typed): number | undefined {
  if (typeof typed === 'number') return typed
  return typed.trim() === '' ? undefined : Number.NaN
}
