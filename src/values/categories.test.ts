import { describe, expect, it } from 'vitest'
import { categoryNames, categoryOfRoute, categoryRoute, categoryRouteOfLiteralSlug } from './categories.ts'

const pairs = [
  ['Wildlife Escapes', 'wildlife'],
  ['Wellness Retreats', 'wellness'],
  ['Signature Stays', 'experiences'],
  ['Offbeat & Immersive', 'slow-travel'],
] as const

describe('category addresses', () => {
  it.each(pairs)('%s is at %s, both ways', (name, route) => {
    expect(categoryRoute(name)).toBe(route)
    expect(categoryOfRoute(route)).toBe(name)
  })

  it('covers all four names', () => {
    expect([...categoryNames].sort()).toEqual(pairs.map(([name]) => name).sort())
  })

  it.each(['', 'Wildlife', 'wildlife-escapes', 'slow travel', 'toString', '__proto__'])(
    '%j is not a category',
    (route) => {
      expect(categoryOfRoute(route)).toBeNull()
    },
  )
})

describe('literal addresses', () => {
  it.each([
    ['wildlife-escapes', 'wildlife'],
    ['wellness-retreats', 'wellness'],
    ['signature-stays', 'experiences'],
    ['offbeat-& immersive', 'slow-travel'],
    ['offbeat-&-immersive', 'slow-travel'],
    ['Wildlife-Escapes', 'wildlife'],
  ])('%j leads to %s', (literal, route) => {
    expect(categoryRouteOfLiteralSlug(literal)).toBe(route)
  })

  it.each(['wildlife', 'slow-travel', 'offbeat', ''])('%j is not a literal address', (value) => {
    expect(categoryRouteOfLiteralSlug(value)).toBeNull()
  })
})
