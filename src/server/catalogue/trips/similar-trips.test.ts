import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { categoryNames } from '#values/categories.ts'
import { likeness, mostSimilar, type Compared } from './similar-trips.ts'

const kanha: Compared = {
  id: 'kanha',
  category: 'Wildlife Escapes',
  region: 'Madhya Pradesh',
  price: 58_500,
  duration: 5,
  best_months: [11, 12, 1, 2],
  pace: 2,
}

const but = (id: string, fields: Partial<Compared>): Compared => ({ ...kanha, id, ...fields })

describe('of two trips the more similar one', () => {
  it.each<[string, Partial<Compared>, Partial<Compared>]>([
    ['is of the same region', {}, { region: 'Assam' }],
    ['is of the same category', {}, { category: 'Signature Stays' }],
    ['is good in the same months', {}, { best_months: [6, 7] }],
    ['shares more months', { best_months: [11, 12] }, { best_months: [12, 5] }],
    ['has the same pace', {}, { pace: 5 }],
    ['has a nearer pace', { pace: 3 }, { pace: 4 }],
    ['costs about as much', { price: 60_000 }, { price: 140_000 }],
    ['costs half rather than three times as much', { price: 29_250 }, { price: 175_500 }],
    ['takes about as long', { duration: 6 }, { duration: 14 }],
    ['is of the same place rather than of the same price', { price: 200_000 }, { region: 'Assam' }],
    [
      'is of another region rather than of another one and without months',
      { region: 'Assam' },
      { region: 'Assam', best_months: [] },
    ],
  ])('%s', (_, more, less) => {
    expect(likeness(kanha, but('more', more))).toBeGreaterThan(likeness(kanha, but('less', less)))
    expect(mostSimilar(kanha, [but('less', less), but('more', more)], 2).map(({ id }) => id)).toEqual(['more', 'less'])
  })

  it('is unknown where no region is known', () => {
    const [nowhere, other] = [but('nowhere', { region: '' }), but('other', { region: '' })]
    expect(likeness(nowhere, other)).toBe(likeness(nowhere, but('assam', { region: 'Assam' })))
  })
})

const compared: fc.Arbitrary<Compared> = fc.record({
  id: fc.uuid(),
  category: fc.constantFrom(...categoryNames),
  region: fc.constantFrom('', 'Assam', 'Kerala', 'Ladakh'),
  price: fc.integer({ min: 1, max: 100_000_000 }),
  duration: fc.integer({ min: 1, max: 365 }),
  best_months: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
  pace: fc.option(fc.integer({ min: 1, max: 5 })),
})

it('is symmetrical, and no trip is more similar than the trip itself', () => {
  fc.assert(
    fc.property(compared, compared, (one, other) => {
      expect(likeness(one, other)).toBeCloseTo(likeness(other, one), 10)
      expect(likeness(one, { ...one, id: other.id })).toBeGreaterThanOrEqual(likeness(one, other) - 1e-9)
    }),
  )
})

it('names at most the wanted number, each once, never the trip itself, and not one less similar than one left out', () => {
  const several = fc.uniqueArray(compared, { selector: ({ id }) => id, maxLength: 12 })
  fc.assert(
    fc.property(several, compared, fc.integer({ min: 1, max: 4 }), (others, trip, limit) => {
      const chosen = mostSimilar(trip, [...others, trip], limit)
      expect(chosen.length).toBe(Math.min(limit, others.length))
      expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length)
      expect(chosen).not.toContain(trip)
      const least = Math.min(...chosen.map((each) => likeness(trip, each)))
      const leftOut = others.filter((each) => !chosen.includes(each))
      for (const each of leftOut) expect(likeness(trip, each)).toBeLessThanOrEqual(least)
    }),
  )
})
