import { expect, it } from 'vitest'
import { socialLink } from './social-links.ts'

it.each([
  ['instagram', '@khasihills', 'https://www.instagram.com/khasihills'],
  ['instagram', 'khasi.hills', 'https://www.instagram.com/khasi.hills'],
  ['instagram', 'instagram.com/khasihills', 'https://instagram.com/khasihills'],
  ['instagram', ' www.instagram.com/khasihills/ ', 'https://www.instagram.com/khasihills/'],
  ['facebook', '@KhasiHills', 'https://www.facebook.com/KhasiHills'],
  ['facebook', 'fb.com/KhasiHills', 'https://fb.com/KhasiHills'],
  ['website', 'khasihills.in', 'https://khasihills.in'],
  ['website', '//khasihills.in/stay?x=1', 'https://khasihills.in/stay?x=1'],
] as const)('%s: %s becomes %s', (name, typed, link) => {
  expect(socialLink(name, typed)).toBe(link)
})

it.each([
  ['website', 'http://khasihills.in'],
  ['website', 'javascript:alert(1)'],
  ['website', 'khasihills'],
  ['instagram', 'my page'],
  ['facebook', ''],
] as const)('%s: %s stays', (name, typed) => {
  expect(socialLink(name, typed)).toBe(typed)
})
