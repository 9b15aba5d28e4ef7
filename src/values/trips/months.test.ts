import { expect, it } from 'vitest'
import { formatMonths, monthState, months } from './months.ts'

it.each([
  [[], ''],
  [[5], 'May'],
  [[10, 11, 12, 1, 2, 3], 'Oct–Mar'],
  [[3, 1, 2], 'Jan–Mar'],
  [[4, 10, 11], 'Apr, Oct–Nov'],
  [[12, 1, 6], 'Jun, Dec–Jan'],
  [[...months], 'all year'],
])('%j is %s', (chosen, text) => {
  expect(formatMonths(chosen)).toBe(text)
})

it('has a state for every month', () => {
  const seasons = { best_months: [11, 12], closed_months: [7, 8] }
  expect([11, 7, 5].map((month) => monthState(seasons, month))).toEqual(['best', 'closed', 'open'])
})
