import { expect, it } from 'vitest'
import { vendorFindings } from './vendor-findings.ts'

it('asks for words and a portrait with an alternative text', () => {
  const checks = (vendor: Parameters<typeof vendorFindings>[0]) => vendorFindings(vendor).map(({ check }) => check)
  expect(checks({ words: 'We walk.', portrait: { alt: 'A guide' } })).toEqual([])
  expect(checks({ words: ' ', portrait: null })).toEqual(['words', 'portrait'])
  expect(checks({ words: 'We walk.', portrait: { alt: '' } })).toEqual(['alt'])
})
