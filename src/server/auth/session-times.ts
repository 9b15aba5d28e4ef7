import { sessionLimits } from '#contract/admin/account.ts'

/** Seconds from the sign-in to the end of a session, however much it is used. */
export const absoluteSessionTime = sessionLimits.absolute * 60

/** Upper limit of `refreshAfter`, seconds. */
const longestRefresh = 5 * 60

/**
 * @param idle seconds without use after which a session ends.
 * @returns seconds after which use extends the session: seldom enough to avoid most writes, often enough that a session
 * in use does not end.
 */
export function refreshAfter(idle: number): number {
  return Math.min(longestRefresh, Math.floor(idle / 10))
}
