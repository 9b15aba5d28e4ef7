import { expect, it } from 'vitest'
import { dayInIndia, formatDay, formatMoment, formatShortDay } from './dates.ts'

it('runs in a time zone far from India, without which these tests prove nothing', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/St_Johns')
})

it.each([
  ['2026-03-02T18:29:59.999Z', '2 March 2026', '2026-03-02'],
  ['2026-03-02T18:30:00.000Z', '3 March 2026', '2026-03-03'],
  ['2026-03-03T00:00:00.000Z', '3 March 2026', '2026-03-03'],
  ['2025-12-31T23:59:59.000Z', '1 January 2026', '2026-01-01'],
  ['2024-02-28T18:30:00.000Z', '29 February 2024', '2024-02-29'],
])('%s is %s in India', (moment, text, machine) => {
  expect(formatDay(moment)).toBe(text)
  expect(dayInIndia(moment)).toBe(machine)
})

it("reads as the browser's own forms of Indian English do, on each day of five years", () => {
  const timeZone = 'Asia/Kolkata'
  const [long, short] = (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month, year: 'numeric', timeZone }),
  )
  for (let hours = 0; hours < 5 * 365 * 24; hours += 23) {
    const moment = new Date(Date.UTC(2024, 0, 1, hours))
    const both = [formatDay(moment.toISOString()), formatShortDay(moment.toISOString())]
    expect(both).toEqual([long!.format(moment), short!.format(moment)])
  }
})

it('formats a short day for tables', () => {
  expect(formatShortDay('2026-03-02T18:30:00.000Z')).toBe('3 Mar 2026')
})

it('formats a moment, with its year in other years only', () => {
  const now = '2026-12-31T18:00:00.000Z'
  expect(formatMoment('2026-11-21T04:11:00.000Z', now)).toBe('21 Nov, 09:41')
  expect(formatMoment('2025-11-21T04:11:00.000Z', now)).toBe('21 Nov 2025, 09:41')
})
