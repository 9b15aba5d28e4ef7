import { expect, it } from 'vitest'
import { frequentMoments, indiaMomentOf, isoOfIndia } from './india-moment.ts'

it('converts between inputs in India and timestamps', () => {
  expect(isoOfIndia({ day: '2026-11-30', time: '08:00' })).toBe('2026-11-30T02:30:00.000Z')
  expect(isoOfIndia({ day: '2026-11-30', time: '02:00' })).toBe('2026-11-29T20:30:00.000Z')
  expect(indiaMomentOf('2026-11-29T20:30:00.000Z')).toEqual({ day: '2026-11-30', time: '02:00' })
  for (const blank of [
    { day: '', time: '08:00' },
    { day: '2026-11-30', time: '' },
  ])
    expect(isoOfIndia(blank)).toBeNull()
})

it('offers times that are still to come, each once', () => {
  const at = (iso: string) => frequentMoments(Date.parse(iso)).map(({ label, moment }) => `${label}: ${moment.day}`)
  // A Wednesday in India.
  expect(at('2026-11-25T05:00:00Z')).toEqual([
    'Today 18:00: 2026-11-25',
    'Tomorrow 08:00: 2026-11-26',
    'Monday 08:00: 2026-11-30',
  ])
  // A Sunday evening: tomorrow is Monday.
  expect(at('2026-11-29T14:00:00Z')).toEqual(['Tomorrow 08:00: 2026-11-30'])
  // After midnight in India it is Monday already.
  expect(at('2026-11-29T19:00:00Z')).toEqual([
    'Today 18:00: 2026-11-30',
    'Tomorrow 08:00: 2026-12-01',
    'Monday 08:00: 2026-12-07',
  ])
})
