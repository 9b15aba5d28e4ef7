import { expect, it } from 'vitest'
import { formatRupees } from './money.ts'

it.each([
  [500, '₹500'],
  [1000, '₹1,000'],
  [58_500, '₹58,500'],
  [125_000, '₹1,25,000'],
  [12_345_678, '₹1,23,45,678'],
  [100_000_000, '₹10,00,00,000'],
  [999.5, '₹1,000'],
  [0, '₹0'],
])('%d rupees read %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})
