import { dayInIndia, formatTime } from './dates.ts'

/** A day and a time of day as inputs have them: '2026-11-30' and '08:00', in Asia/Kolkata. */
export interface IndiaMoment {
  day: string
  time: string
}

/** India has one time zone and no daylight saving time. */
const offset = '+05:30'

/** @returns the ISO timestamp of a day and a time in India; null where one of them is missing or none. */
export function isoOfIndia({ day, time }: IndiaMoment): string | null {
  const moment = Date.parse(`${day}T${time}${offset}`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

export function indiaMomentOf(iso: string): IndiaMoment {
  return { day: dayInIndia(iso), time: formatTime(iso) }
}

const dayLength = 24 * 60 * 60 * 1000

/** Monday, as `getUTCDay` counts. */
const monday = 1

/**
 * Times that are chosen often.
 * @param now milliseconds since 1970.
 */
export function frequentMoments(now: number): { label: string; moment: IndiaMoment }[] {
  const inDays = (days: number) => dayInIndia(new Date(now + days * dayLength).toISOString())
  const weekday = new Date(`${inDays(0)}T00:00:00Z`).getUTCDay()
  const toMonday = (monday + 7 - weekday) % 7 || 7
  const morning = (days: number): IndiaMoment => ({ day: inDays(days), time: '08:00' })
  const evening = { day: inDays(0), time: '18:00' }
  const isAfternoon = Date.parse(isoOfIndia(evening)!) <= now
  return [
    ...(isAfternoon ? [] : [{ label: 'Today 18:00', moment: evening }]),
    { label: 'Tomorrow 08:00', moment: morning(1) },
    ...(toMonday === 1 ? [] : [{ label: 'Monday 08:00', moment: morning(toMonday) }]),
  ]
}
