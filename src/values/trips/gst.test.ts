import { expect, it } from 'vitest'
import { formatRupees } from '../format/money.ts'
import { priceWithGst } from './gst.ts'

it.each([
  [58_500, '₹61,425'],
  [1, '₹1'],
  [99_999, '₹1,04,999'],
  [10, '₹11'],
])('%i rupees cost %s with the tax', (price, total) => {
  expect(formatRupees(priceWithGst(price, 5))).toBe(total)
})
