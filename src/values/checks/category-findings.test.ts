import { describe, expect, it } from 'vitest'
import { categoryFindings } from './category-findings.ts'

const described = 'Root bridges, salt deserts and river islands: journeys at walking pace.'

describe('what a category lacks', () => {
  it('is empty with a described picture and a description', () => {
    expect(categoryFindings({ description: described, picture: { alt: 'A bridge' } })).toEqual([])
  })

  it('is its picture, or the words of it, and a description', () => {
    const checks = (category: Parameters<typeof categoryFindings>[0]) =>
      categoryFindings(category).map(({ check }) => check)
    expect(checks({ description: ' ', picture: null })).toEqual(['picture', 'description'])
    expect(checks({ description: described, picture: { alt: ' ' } })).toEqual(['alt'])
  })
})
