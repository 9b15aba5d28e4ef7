import type { QuietHours } from '#contract/admin/installation/push.ts'

const minutesOfDay = 24 * 60

/** @returns when the quiet hours end that a moment is in; null if it is in none. */
export function endOfQuiet(quiet: QuietHours, now: Date): Date | null {
  const [from, until] = [minuteOf(quiet.from), minuteOf(quiet.until)]
  const time = minuteOf(localTime(now, quiet.time_zone))
  const isQuiet = from < until ? from <= time && time < until : from <= time || time < until
  if (!isQuiet) return null
  const left = (until - time + minutesOfDay) % minutesOfDay
  return new Date(Math.floor(now.getTime() / 60_000 + left) * 60_000)
}

function localTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
