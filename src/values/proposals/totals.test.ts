import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTotal, linesOfOption, totalOf } from './totals.ts'

const lines = fc.array(
  fc.record({
    option: fc.constantFrom(null, 1, 2, 3),
    amount: fc.integer({ min: -10_000_000, max: 10_000_000 }),
    count: fc.option(fc.integer({ min: 1, max: 200 })),
  }),
  { maxLength: 30 },
)
const rate = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100)
const option = fc.constantFrom(1, 2, 3)

describe('the total of an option', () => {
  it('is the sum of what the page shows, in whole rupees, in whatever order', () => {
    fc.assert(
      fc.property(lines, option, rate, (all, which, percent) => {
        const { sum, gst, total } = totalOf(all, which, percent)
        const shown = linesOfOption(all, which).reduce((before, line) => before + lineTotal(line), 0)
        expect([sum, total].every(Number.isSafeInteger)).toBe(true)
        expect(sum).toBe(Math.max(shown, 0))
        expect(total).toBe(sum + gst)
        expect(totalOf(all.toReversed(), which, percent)).toEqual({ sum, gst, total })
      }),
    )
  })

  it('has a tax within half a rupee of the exact one, and a half is rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), rate, (amount, percent) => {
        const { gst } = totalOf([{ option: null, amount, count: null }], 1, percent)
        const hundredths = BigInt(Math.round(percent * 100))
        const exact = BigInt(amount) * hundredths
        const distance = BigInt(gst) * 10_000n - exact
        expect(distance > -5000n && distance <= 5000n).toBe(true)
      }),
    )
    expect(totalOf([{ option: null, amount: 10, count: null }], 1, 5)).toEqual({ sum: 10, gst: 1, total: 11 })
  })

  it('leaves out the lines of other options, and is never below zero', () => {
    const all = [
      { option: null, amount: 40_000, count: 2 },
      { option: 1, amount: 5000, count: null },
      { option: 2, amount: -200_000, count: null },
    ]
    expect(totalOf(all, 1, 5)).toEqual({ sum: 85_000, gst: 4250, total: 89_250 })
    expect(totalOf(all, 2, 5)).toEqual({ sum: 0, gst: 0, total: 0 })
  })
})
