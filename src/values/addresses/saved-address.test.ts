import { describe, expect, it } from 'vitest'
import { namesIn, savedAddress, savedAtMost } from './saved-address.ts'

describe('the address of a list', () => {
  it('names journeys and stories, and nothing for an empty list', () => {
    expect(savedAddress({ trips: ['a', 'b'], stories: ['x'] })).toBe('/saved?trips=a,b&stories=x')
    expect(savedAddress({ trips: [], stories: ['x'] })).toBe('/saved?stories=x')
    expect(savedAddress({ trips: [], stories: [] })).toBe('/saved')
  })

  it('is read without blanks, repetitions and more than it may name', () => {
    expect(namesIn(' a,, b ,a')).toEqual(['a', 'b'])
    expect(namesIn(undefined)).toEqual([])
    expect(namesIn(Array.from({ length: 40 }, (_, at) => `n${at}`).join(','))).toHaveLength(savedAtMost)
  })
})
