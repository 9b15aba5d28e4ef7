import { expect, it } from 'vitest'
import { acceptedTypes, hasAllowedType, needsConversion } from './file-types.ts'

const file = (name: string, type: string) => new File(['x'], name, { type })

it('offers photos where only photos are stored, and any image elsewhere', () => {
  expect(acceptedTypes('trip-images')).toEqual(['image/jpeg', 'image/png'])
  expect(acceptedTypes('blog-images')).toEqual(['image/jpeg', 'image/png'])
  expect(acceptedTypes('hero-images')).toEqual(['image/*'])
  expect(hasAllowedType('trip-images', file('a.webp', 'image/webp'))).toBe(false)
  expect(hasAllowedType('category-images', file('a.webp', 'image/webp'))).toBe(true)
})

it('knows which pictures would have to be converted', () => {
  expect(needsConversion('trip-images', file('a.webp', 'image/webp'))).toBe(true)
  expect(needsConversion('hero-images', file('a.webp', 'image/webp'))).toBe(false)
  expect(needsConversion('hero-images', file('a.heic', ''))).toBe(true)
  expect(needsConversion('trip-images', file('a.jpg', 'image/jpeg'))).toBe(false)
  expect(needsConversion('trip-images', file('a.pdf', 'application/pdf'))).toBe(false)
})
