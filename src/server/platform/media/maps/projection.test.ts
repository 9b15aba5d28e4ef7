import { expect, it } from 'vitest'
import { kilometresPerUnit, project } from './projection.ts'

// On a coast or at a border of the drawing; their coordinates come from elsewhere.
it.each([
  ['Kanyakumari', 8.0779, 77.5385, 322.9, 1104.4],
  ['Dwarka', 22.2376, 68.965, 37.4, 556.3],
  ['Mumbai', 18.896, 72.811, 163.2, 689.1],
  ['Chennai', 13.052, 80.284, 427.5, 915.1],
  ['Puri', 19.796, 85.834, 621.6, 657.8],
  ['Wagah', 31.6047, 74.5729, 243.6, 218.6],
  ['Longwa', 26.66, 95.22, 922.4, 379.3],
])('%s lies where the map draws it', (_name, latitude, longitude, x, y) => {
  const point = project({ latitude, longitude })
  expect(Math.abs(point.x - x)).toBeLessThan(0.1)
  expect(Math.abs(point.y - y)).toBeLessThan(0.1)
})

it('has about three kilometres to a unit', () => {
  expect(kilometresPerUnit(22.5)).toBeCloseTo(2.99, 1)
})

it('keeps the distance of two cities', () => {
  // Jaipur to Agra: 221 km by the great circle.
  const [jaipur, agra] = [
    project({ latitude: 26.9124, longitude: 75.7873 }),
    project({ latitude: 27.1767, longitude: 78.0081 }),
  ]
  const units = Math.hypot(jaipur.x - agra.x, jaipur.y - agra.y)
  expect(units * kilometresPerUnit(27)).toBeGreaterThan(219)
  expect(units * kilometresPerUnit(27)).toBeLessThan(223)
})
