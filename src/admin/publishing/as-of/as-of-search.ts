/** Search parameters of the screen. */
export interface AsOfSearch {
  /** The moment that is chosen, in India: '2026-11-30T08:00'. */
  at?: string
}

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** Invalid parameters are dropped. */
export function readAsOfSearch({ at }: Record<string, unknown>): AsOfSearch {
  return typeof at === 'string' && form.test(at) ? { at } : {}
}
