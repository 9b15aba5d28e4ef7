import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatHours } from '#values/format/counts.ts'
import { routeLabels, type LabelledStop } from './route-labels.ts'

const stop = (name: string, latitude: number, longitude: number, more: Partial<LabelledStop> = {}): LabelledStop => ({
  name,
  latitude,
  longitude,
  road_hours: null,
  water: null,
  park: null,
  ...more,
})

it('names stops, water, parks and hours by road, each once', () => {
  const labels = routeLabels(
    [
      stop('Jabalpur', 23.1815, 79.9864),
      stop('Mandla', 22.5979, 80.3712, { road_hours: 2.5, water: 'Narmada' }),
      stop('Kanha', 22.3345, 80.6115, { park: 'Kanha National Park' }),
      stop('Jabalpur', 23.1815, 79.9864),
    ],
    formatHours,
  )
  expect(labels.map(({ kind, text }) => [kind, text])).toEqual([
    ['stop', 'Jabalpur'],
    ['stop', 'Mandla'],
    ['stop', 'Kanha'],
    ['water', 'Narmada'],
    ['park', 'Kanha National Park'],
    ['hours', '2.5 h'],
  ])
})

it('has no words for a trip without stops', () => {
  expect(routeLabels([], formatHours)).toEqual([])
})

/** What a word covers, as wide as on a phone. */
function boxOf({ text, x, y, anchor }: ReturnType<typeof routeLabels>[number]) {
  const width = text.length * 13
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - 19, bottom: y + 6 }
}

it('no word covers another or leaves the map', () => {
  const place = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }),
    latitude: fc.double({ min: 8, max: 34, noNaN: true }),
    longitude: fc.double({ min: 70, max: 95, noNaN: true }),
    road_hours: fc.option(fc.constantFrom(1, 2.5, 12)),
    water: fc.option(fc.constantFrom('Narmada', 'Pangong Tso')),
    park: fc.option(fc.constantFrom('Kanha National Park')),
  })
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (stops) => {
      const boxes = routeLabels(stops, formatHours).map(boxOf)
      for (const [index, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0)
        expect(one.right).toBeLessThanOrEqual(720)
        for (const other of boxes.slice(index + 1)) {
          const apart =
            one.right <= other.left + 1 ||
            other.right <= one.left + 1 ||
            one.bottom <= other.top + 1 ||
            other.bottom <= one.top + 1
          expect(apart).toBe(true)
        }
      }
    }),
  )
})
