import { expect, it } from 'vitest'
import { endOfQuiet } from './quiet-hours.ts'

const night = { from: '22:00', until: '07:30', time_zone: 'Asia/Kolkata' }
const noon = { from: '12:00', until: '13:00', time_zone: 'Asia/Kolkata' }
const end = (quiet: typeof night, now: string) => endOfQuiet(quiet, new Date(now))?.toISOString() ?? null

it.each([
  ['before midnight', night, '2026-11-26T23:15:40+05:30', '2026-11-27T02:00:00.000Z'],
  ['after midnight', night, '2026-11-27T03:00:00+05:30', '2026-11-27T02:00:00.000Z'],
  ['in the first minute', night, '2026-11-26T22:00:00+05:30', '2026-11-27T02:00:00.000Z'],
  ['in the last minute', night, '2026-11-27T07:29:59+05:30', '2026-11-27T02:00:00.000Z'],
  ['at their end', night, '2026-11-27T07:30:00+05:30', null],
  ['in the evening', night, '2026-11-26T21:59:59+05:30', null],
  ['within a day', noon, '2026-11-26T12:30:00+05:30', '2026-11-26T07:30:00.000Z'],
  ['before those within a day', noon, '2026-11-26T11:00:00+05:30', null],
])('quiet hours %s', (_when, quiet, now, expected) => {
  expect(end(quiet, now)).toBe(expected)
})

it('follow the clock of the device, also on the day it changes', () => {
  const berlin = { ...night, time_zone: 'Europe/Berlin' }
  expect(end(berlin, '2026-11-27T03:00:00+05:30')).toBe('2026-11-27T06:30:00.000Z')
  // Clocks go back in this night: the first end is an hour early by the clock, where it is quiet until the second.
  const early = endOfQuiet(berlin, new Date('2026-10-24T22:00:00Z'))!
  expect(early.toISOString()).toBe('2026-10-25T05:30:00.000Z')
  expect(endOfQuiet(berlin, early)?.toISOString()).toBe('2026-10-25T06:30:00.000Z')
})
