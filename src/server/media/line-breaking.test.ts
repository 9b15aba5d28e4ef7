import { describe, expect, it } from 'vitest'
import { breakLines } from './line-breaking.ts'

/** Ten pixels per letter. */
const measure = (text: string) => [...text].length * 10

describe('a text broken into lines', () => {
  it('stays on one line where it fits', () => {
    expect(breakLines('Kanha: Tiger Country', 200, 3, measure)).toEqual({
      lines: ['Kanha: Tiger Country'],
      isCut: false,
    })
  })

  it('breaks between words into lines of about equal length', () => {
    const { lines, isCut } = breakLines('The Valley of Flowers on foot', 250, 3, measure)
    expect(lines).toEqual(['The Valley of', 'Flowers on foot'])
    expect(isCut).toBe(false)
  })

  it('keeps every line within the width', () => {
    const text = 'A week among the high meadows of Garhwal, with a cook, two guides and a mule called Basanti'
    for (let width = 80; width <= 900; width += 10) {
      for (const line of breakLines(text, width, 3, measure).lines) expect(measure(line)).toBeLessThanOrEqual(width)
    }
  })

  it('replaces what does not fit with an ellipsis, between words', () => {
    expect(breakLines('one two three, four five six seven', 100, 2, measure)).toEqual({
      lines: ['one two', 'three…'],
      isCut: true,
    })
  })

  it('splits a word that is wider than a line', () => {
    expect(breakLines('A'.repeat(25), 100, 3, measure).lines.join('')).toBe('A'.repeat(25))
    expect(breakLines('A'.repeat(60), 100, 3, measure)).toEqual({
      lines: ['A'.repeat(10), 'A'.repeat(10), `${'A'.repeat(9)}…`],
      isCut: true,
    })
  })

  it('never separates a letter from its combining marks', () => {
    const { lines } = breakLines('क्षि'.repeat(10), 90, 3, measure)
    for (const line of lines) expect(line.replace('…', '')).toMatch(/^(क्षि)+$/)
  })

  it.each(['', '   ', '\n'])('of %j has no lines', (text) => {
    expect(breakLines(text, 100, 3, measure)).toEqual({ lines: [], isCut: false })
  })
})
