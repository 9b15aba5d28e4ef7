import { expect, it } from 'vitest'
import { formatBytes, megabyte } from './bytes.ts'

it.each([
  [1, '1 kB'],
  [61_440, '60 kB'],
  [862_208, '842 kB'],
  [megabyte, '1.0 MB'],
  [5.25 * megabyte, '5.3 MB'],
  [1536 * megabyte, '1.5 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
