import { expect, it } from 'vitest'
import { matchesEtag } from './etag.ts'

it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', ' "a" ', '*'])('%s matches "a"', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(true)
  expect(matchesEtag(header, 'W/"a"')).toBe(true)
})

it.each([undefined, '', 'a', '"b"', '"aa"', 'W/', ','])('%s does not match "a"', (header) => {
  expect(matchesEtag(header, '"a"')).toBe(false)
})
