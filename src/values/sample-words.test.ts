import { expect, it } from 'vitest'
import { shownQuotes } from './sample-words.ts'

const sample = { name: 'Meera S. (sample)', content: 'We stayed until three.' }
const real = { name: 'Anita Rao', content: 'The road was worth it.' }

it('says once that all quotes are samples, and shows their names without the mark', () => {
  expect(shownQuotes([sample, { ...sample, name: 'Tom B. (sample)' }])).toEqual({
    notice: 'Sample words until our first guests write.',
    quotes: [
      { ...sample, name: 'Meera S.' },
      { ...sample, name: 'Tom B.' },
    ],
  })
})

it('leaves the mark on samples beside a real quote, without a notice', () => {
  expect(shownQuotes([real, sample])).toEqual({ notice: null, quotes: [real, sample] })
})

it.each([
  ['real quotes', [real]],
  ['a name that only speaks of a sample', [{ name: 'Sample (sample) Singh' }]],
  ['nothing', []],
])('changes nothing of %s', (_, quotes) => {
  expect(shownQuotes(quotes)).toEqual({ notice: null, quotes })
})
