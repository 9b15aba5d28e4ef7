import { expect, it } from 'vitest'
import { similarName } from './similar-name.ts'

const regions = ['Goa', 'Kerala', 'Uttarakhand', 'Jammu & Kashmir']

it.each([
  ['Kerela', 'Kerala'],
  ['Utarakhand', 'Uttarakhand'],
  ['north goa', 'Goa'],
  ['Uttara', 'Uttarakhand'],
  ['Jammu and Kashmir', 'Jammu & Kashmir'],
  ['Kérala', 'Kerala'],
])('%s resembles %s', (name, like) => {
  expect(similarName(name, regions)).toBe(like)
})

it.each(['Spiti', 'Gujarat', 'Kutch', 'Go'])('%s resembles none', (name) => {
  expect(similarName(name, regions)).toBeNull()
})

it('compares names without Latin letters', () => {
  expect(similarName('कुमाऊँ', ['कुमाऊँ मंडल'])).toBe('कुमाऊँ मंडल')
  expect(similarName('लद्दाख', ['केरल'])).toBeNull()
})
