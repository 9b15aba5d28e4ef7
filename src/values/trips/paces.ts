import { paceWords } from './facet-values.ts'

const meanings = [
  'Little walking, and no early start that you have not chosen.',
  'Short walks on level ground, with long pauses.',
  'Two to four hours on your feet on some days.',
  'Four to six hours of walking, or nights high up.',
  'Long days on steep or high ground; train for it.',
] as const

/** How much a trip asks of the body, from 1 to 5, with a word and what it means. */
export const paces = paceWords.map((word, index) => ({ value: index + 1, word, meaning: meanings[index]! }))

export const slowestPace = 1
export const fastestPace = paceWords.length

/** @returns such as 'Easy'; empty for an unknown pace. */
export function paceWord(pace: number): string {
  return paces.find(({ value }) => value === pace)?.word ?? ''
}
