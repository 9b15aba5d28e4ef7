import { retention } from '#contract/retention.ts'

/** The operation of its event. */
export const cleanupJob = 'changes.retention'

const day = 24 * 60 * 60 * 1000

/** Milliseconds after midnight UTC; India has one time zone and no daylight saving time. */
const timeOfDay = Date.parse(`1970-01-01T${retention.at}:00+05:30`)

/** @returns the last time at or before `now` at which the clean-up was due. */
export function lastNight(now: Date): Date {
  return new Date(Math.floor((now.getTime() - timeOfDay) / day) * day + timeOfDay)
}

/** @returns the next time at which it is due. */
export function nextNight(now: Date): Date {
  return new Date(lastNight(now).getTime() + day)
}
