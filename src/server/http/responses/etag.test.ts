import { expect, it } from 'vitest'
import { matchesEtag } from './etag.ts'

it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', ' "a" ', '*'])('%s has "a"', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(true)
  expect(matchesEtag(header, 'W/"a"')).toBe(true)
})

it.each([undefined, '', 'a', '"b"', '"aa"', 'W/', ','])('%s has not', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(false)
})
