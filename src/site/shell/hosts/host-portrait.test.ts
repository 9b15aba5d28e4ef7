import { expect, it } from 'vitest'
import { initialsOf } from './host-portrait.tsx'

it.each([
  ['Satpura Trails', 'ST'],
  ['  Kodagu   Estates Collective ', 'KE'],
  ['marwar', 'M'],
  ['Eighty-Four Ghats Walks', 'EG'],
  ['लद्दाख यात्रा', 'लय'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
