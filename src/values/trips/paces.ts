/** How much a trip asks of the body, from 1 to 5, with a word and what it means. */
export const paces = [
  { value: 1, word: 'Restful', meaning: 'Little walking, and no early start that you have not chosen.' },
  { value: 2, word: 'Easy', meaning: 'Short walks on level ground, with long pauses.' },
  { value: 3, word: 'Moderate', meaning: 'Two to four hours on your feet on some days.' },
  { value: 4, word: 'Active', meaning: 'Four to six hours of walking, or nights high up.' },
  { value: 5, word: 'Demanding', meaning: 'Long days on steep or high ground; train for it.' },
] as const

export const slowestPace = paces[0].value
export const fastestPace = paces[4].value

/** @returns such as 'Up to easy', of a list with this pace at most. */
export function paceAtMost({ value, word }: (typeof paces)[number]): string {
  return value === slowestPace ? word : `Up to ${word.toLowerCase()}`
}

/** @returns such as 'Easy'; empty for an unknown pace. */
export function paceWord(pace: number): string {
  return paces.find(({ value }) => value === pace)?.word ?? ''
}
