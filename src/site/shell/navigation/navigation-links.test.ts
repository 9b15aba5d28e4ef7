import { expect, it } from 'vitest'
import { categoryLinks, isActive } from './navigation-links.ts'

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/blogs', '/blogs'],
  ['/blogs', '/blogs/page/2'],
  ['/blogs', '/blog/winter-birds'],
  ['/blogs', '/blog'],
  ['/category/wildlife', '/category/wildlife'],
  ['/partner', '/partner'],
])('%s is lit on %s', (to, pathname) => {
  expect(isActive(to, pathname)).toBe(true)
})

it.each([
  ['/', '/about'],
  ['/about', '/'],
  ['/blogs', '/blogsmith'],
  ['/blogs', '/blogger/x'],
  ['/about', '/about-us'],
  ['/category/wildlife', '/category/wildlife-escapes'],
  ['/category/wildlife', '/category/wellness'],
  ['/contact', '/trip/contact'],
])('%s is not lit on %s', (to, pathname) => {
  expect(isActive(to, pathname)).toBe(false)
})

it('links the categories, Signature Stays last', () => {
  expect(categoryLinks.map(({ to }) => to)).toEqual([
    '/category/wildlife',
    '/category/wellness',
    '/category/slow-travel',
    '/category/experiences',
  ])
})
