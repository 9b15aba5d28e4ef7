import { afterEach, expect, it } from 'vitest'
import { localHours } from './local-hours.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

const november = new Date('2026-11-24T12:00:00Z')
const july = new Date('2026-07-24T12:00:00Z')

it.each([
  ['Europe/London', november, '9 AM-9 PM IST', '3:30 AM-3:30 PM your time'],
  ['Europe/London', july, '9 AM-9 PM IST', '4:30 AM-4:30 PM your time'],
  ['America/New_York', november, 'Mon-Fri 9:30 am – 6 pm IST', '11 PM-7:30 AM your time'],
  ['Asia/Kolkata', november, '9 AM-9 PM IST', null],
  ['Europe/London', november, 'day and night', null],
])('in %s on %s, %s is %s', (timeZone, now, text, local) => {
  process.env.TZ = timeZone
  expect(localHours(text, now)).toBe(local)
})
