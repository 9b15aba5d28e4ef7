import { expect, it } from 'vitest'
import { convertedPrice } from './converted.ts'

it('a converted price is rounded, and grouped as its readers group it', () => {
  const pound = { code: 'gbp', sign: '£', rupees: 112 }
  const dirham = { code: 'aed', sign: 'AED ', rupees: 24.5 }
  expect([58_240, 1_18_000, 9000].map((rupees) => convertedPrice(rupees, pound))).toEqual([
    '≈ £520',
    '≈ £1,050',
    '≈ £80',
  ])
  expect(convertedPrice(30_00_000, dirham)).toBe('≈ AED 122,450')
})
