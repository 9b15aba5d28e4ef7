import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugPattern } from '../slug.ts'
import { tripPath, tripTitlePart } from './trip-address.ts'

const id = '297c8b4e-3f0a-4d7c-9b1e-2f6a7c8d9e0f'

describe('the readable address of a trip', () => {
  it.each([
    ['Kanha: Tiger Country', 'kanha-tiger-country'],
    ['Café in Pondichéry', 'cafe-in-pondichery'],
    ['Kanha — कान्हा', 'kanha'],
    [
      'Across the High Passes of Ladakh and Down into the Valley of Flowers',
      'across-the-high-passes-of-ladakh-and-down-into-the',
    ],
    ['x'.repeat(160), 'x'.repeat(56)],
  ])('of %j ends in %j', (title, part) => {
    expect(tripPath({ id, title })).toBe(`/trip/${id}/${part}`)
  })

  it.each(['भारत की यात्रा', '', '!!!'])('of %j is the plain one', (title) => {
    expect(tripPath({ id, title })).toBe(`/trip/${id}`)
  })

  it('is a slug of a length that the page cache stores, whatever the title', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 160, unit: 'grapheme' }), fc.lorem({ maxCount: 30 })), (title) => {
        const part = tripTitlePart(title)
        if (part !== undefined) expect(part).toMatch(slugPattern)
        expect(tripPath({ id, title }).length).toBeLessThanOrEqual(100)
      }),
    )
  })
})
