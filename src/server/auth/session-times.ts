import { sessionLimits } from '#contract/admin/account.ts'

/** How long a session lives in all, from the sign-in on, however much it is used, in seconds. */
export const absoluteSessionTime = sessionLimits.absolute * 60

/** Use moves the idle end on at most this often, in seconds, which keeps most calls free of a write. */
const longestRefresh = 5 * 60

/**
 * @param idle seconds without use after which a session ends.
 * @returns seconds after which use moves that end on: a small part of it, so that a session in use does not end.
 */
export function refreshAfter(idle: number): number {
  return Math.min(longestRefresh, Math.floor(idle / 10))
}
