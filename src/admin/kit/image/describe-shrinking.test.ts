import { expect, it } from 'vitest'
import { megabyte } from '#values/format/bytes.ts'
import { describeShrinking } from './describe-shrinking.ts'

const photo = { before: 5.1 * megabyte, after: 0.8 * megabyte, width: 2560, height: 1707, flattened: false }

it('says how much smaller a picture became, and its new size', () => {
  expect(describeShrinking([])).toBe('')
  expect(describeShrinking([photo])).toBe('5.1 MB → 0.8 MB, 2560 × 1707')
  expect(describeShrinking([{ ...photo, after: 0.04 * megabyte, flattened: true }])).toBe(
    '5.1 MB → 0.04 MB, 2560 × 1707; transparent parts became white',
  )
})

it('adds up several pictures in one line', () => {
  expect(describeShrinking([photo, photo, photo])).toBe('3 pictures: 15.3 MB → 2.4 MB')
})
