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

it("is grouped as the browser's own form of Indian English is, for amounts of any length", () => {
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
  for (let amount = 1; amount < 1e15; amount = amount * 1.7 + 0.3) {
    expect(formatRupees(amount)).toBe(rupees.format(amount))
  }
})
