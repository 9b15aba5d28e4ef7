import { describe, expect, it } from 'vitest'
import { changedPrice } from './price-change.ts'

describe('a changed price', () => {
  it.each([
    [48_500, 10, 100, 53_400],
    [48_500, 10, 500, 53_500],
    [48_500, -10, 1, 43_650],
    [45_000, 7.5, 10, 48_380],
    [1_250, 2, 1, 1_275],
    [50, 10, 100, 100],
    [1, -90, 1, 1],
  ] as const)('of ₹%d by %d %% to ₹%d is ₹%d', (price, percent, step, expected) => {
    expect(changedPrice(price, { percent, step })).toBe(expected)
  })

  it('rounds halves up', () => {
    expect(changedPrice(1_050, { percent: 100, step: 1000 })).toBe(2_000)
    expect(changedPrice(1_250, { percent: 100, step: 1000 })).toBe(3_000)
    expect(changedPrice(1_000, { percent: 0.05, step: 1 })).toBe(1_001)
  })
})
