import { expect, it } from 'vitest'
import { pastedPlace } from './pasted-place.ts'

it.each([
  '22.4472, 80.5312',
  ' 22.4472 80.5312 ',
  'https://maps.example/maps/@22.4472,80.5312,14z',
  'https://maps.example/maps?q=22.4472,80.5312',
  'https://maps.example/?q=22.4472%2C80.5312',
  'https://www.openstreetmap.org/#map=14/22.4472/80.5312',
])('%s is a place', (text) => {
  expect(pastedPlace(text)).toEqual({ latitude: 22.4472, longitude: 80.5312 })
})

it('takes the name of a long link, without district and code', () => {
  const place = { latitude: 11.3028, longitude: 76.9355 }
  const data = '@11.3,76.9,14z/data=!3m1!4b1!3d11.3028!4d76.9355'
  const link = (name: string) => pastedPlace(`https://www.google.com/maps/place/${name}/${data}`)
  expect(link('Mettupalayam,+Tamil+Nadu+641301')).toEqual({ ...place, name: 'Mettupalayam' })
  expect(link('Lamb%27s+Rock')).toEqual({ ...place, name: "Lamb's Rock" })
  expect(link("11%C2%B018'10.1%22N+76%C2%B056'07.8%22E")).toEqual(place)
  expect(pastedPlace('https://www.google.com/maps/place/Coonoor')).toEqual({ name: 'Coonoor' })
})

it.each([
  ['11°24′N 76°42′E', 11.4, 76.7],
  [`11°24'36"N, 76°42'0"E`, 11.41, 76.7],
  ['11.4° N 76.7° E', 11.4, 76.7],
  ['33°52′S 151°12′E', -33.866667, 151.2],
])('reads %s', (text, latitude, longitude) => {
  expect(pastedPlace(text)).toEqual({ latitude, longitude })
})

it.each([
  'https://maps.app.goo.gl/x1Y2z3',
  'maps.app.goo.gl/x1Y2z3',
  'https://goo.gl/maps/x1Y2z3',
  'https://www.google.com/maps?cid=1',
])('names %s as unreadable', (text) => {
  expect(pastedPlace(text)).toBe('unreadable')
})

it.each(['Khatia', '22.4472', 'Day 2, 80 km', '12 / 80', ''])('%j is not a place', (text) => {
  expect(pastedPlace(text)).toBeNull()
})
