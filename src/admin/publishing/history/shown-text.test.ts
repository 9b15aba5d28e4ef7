import { expect, it } from 'vitest'
import { differingPart } from './shown-text.ts'

it('shows of a long text where it begins to differ', () => {
  const same = 'word '.repeat(100)
  expect(differingPart('short', 'other')).toBe('short')
  expect(differingPart(`${same}here ${same}`, `${same}there ${same}`)).toMatch(/^…(?:word ){6,8}here word.*…$/)
  expect(differingPart(`Here ${same}`, `There ${same}`)).toMatch(/^Here word.*word…$/)
  expect(differingPart(`${same}end`, same)).toMatch(/^…(?:word )+end$/)
})
