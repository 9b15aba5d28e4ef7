import { sessionHours } from '#contract/admin/installation/account.ts'

/** Seconds from the sign-in to the end of a session, however much it is used. */
export const absoluteSessionTime = sessionHours.absolute * 3600

/** Seconds without use after which a session ends. */
export const idleSessionTime = sessionHours.idle * 3600

/** Seconds after which use extends a session: seldom enough to avoid most writes. */
export const sessionRefreshTime = 5 * 60
