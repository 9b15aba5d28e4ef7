import { expect, it } from 'vitest'
import { firstSentences } from './first-sentences.ts'

it.each([
  ['I walk slowly. You may too. We rest.', 30, 'I walk slowly. You may too.'],
  ['I walk slowly.', 30, 'I walk slowly.'],
  ['She said “Walk.” Then we walked on and on.', 20, 'She said “Walk.”'],
  [
    'One sentence that is longer than its place is not cut. Two.',
    20,
    'One sentence that is longer than its place is not cut.',
  ],
  [
    'At 4.30 a.m. we leave, and no one talks before the first tea. Then all do.',
    64,
    'At 4.30 a.m. we leave, and no one talks before the first tea.',
  ],
  ['One line\nAnother line of words', 20, 'One line'],
  ['मैं धीरे चलता हूँ। आप भी चलिए।', 20, 'मैं धीरे चलता हूँ।'],
  ['No end in sight and still more words', 10, 'No end in sight and still more words'],
])('the sentences of %j within %i characters are %j', (text, length, expected) => {
  expect(firstSentences(text, length)).toBe(expected)
})
