/** Counted events of a trip: shown to a visitor, and its WhatsApp button pressed. */
export const countedActions = ['seen', 'button'] as const

export type CountedAction = (typeof countedActions)[number]

/** Where browsers report what they do; outside of the API's contract, as nothing is read or answered. */
export const countRoot = '/api/counts'

export function countAddress(action: CountedAction, tripId: string): string {
  return `${countRoot}/${action}/${tripId}`
}
