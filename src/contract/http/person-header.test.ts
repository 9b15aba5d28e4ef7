import { expect, it } from 'vitest'
import { cleanPerson, personLength, readPerson } from './person-header.ts'

it.each([
  ['Ravi', 'Ravi'],
  [encodeURIComponent('रवि कुमार'), 'रवि कुमार'],
  [encodeURIComponent('  Ravi\r\n\u0000Set-Cookie: \u202eivaR\u200b '), 'Ravi Set-Cookie: ivaR'],
  [encodeURIComponent('x'.repeat(500)), 'x'.repeat(personLength)],
  ['%E0%A4%A', undefined],
  ['%20%00', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j', (header, name) => {
  expect(readPerson(header)).toBe(name)
})

it('cuts no character in half', () => {
  expect(cleanPerson('🐯'.repeat(50))).toBe('🐯'.repeat(personLength))
})
