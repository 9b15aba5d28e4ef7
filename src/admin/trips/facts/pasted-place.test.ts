import { expect, it } from 'vitest'
import { pastedPlace } from './pasted-place.ts'

it.each([
  '22.4472, 80.5312',
  ' 22.4472 80.5312 ',
  'https://maps.example/maps/@22.4472,80.5312,14z',
  'https://maps.example/maps?q=22.4472,80.5312',
  'https://maps.example/?q=22.4472%2C80.5312',
  'https://maps.example/place/Khatia/@22.4,80.4,14z/data=!3d22.4472!4d80.5312',
  'https://www.openstreetmap.org/#map=14/22.4472/80.5312',
])('%s is a place', (text) => {
  expect(pastedPlace(text)).toEqual({ latitude: 22.4472, longitude: 80.5312 })
})

it.each(['Khatia', '22.4472', 'Day 2, 80 km', '12 / 80', ''])('%j is none', (text) => {
  expect(pastedPlace(text)).toBeNull()
})
