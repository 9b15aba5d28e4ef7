import type { useHistoryAddress } from './use-history-address.ts'

/** The form beside which a history is shown. */
export interface HistoryForm<Values> {
  values: Values
  dirty: boolean
  /** Whether its values are loaded. */
  ready: boolean
  /** Puts other values into the form, as if they had been typed. */
  replace: (values: Values) => void
  /** Names of the items that the form's values name, by id. */
  names: Record<string, string | undefined>
}

/**
 * Takes values over into the form.
 * @param undo puts the same fields back as they were.
 * @param which version it is: 'of 21 Nov, 09:41'.
 */
export type TakeOver<Values> = (
  change: (values: Values) => Values,
  undo: (values: Values, before: Values) => Values,
  which: string,
) => void

export type HistoryAddress = ReturnType<typeof useHistoryAddress>
