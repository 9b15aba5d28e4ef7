import { expect, it } from 'vitest'
import { hintsOf } from './hints.ts'

const pathsOf = (key: string) => hintsOf(key).hints.map(({ path }) => path)

it.each([
  ['under 40000', ['under-40000']],
  ['under 40,000', ['under-40000']],
  ['below rs 60k', ['under-40000', '40000-60000']],
  ['less than 1 lakh', ['under-40000', '40000-60000', '60000-120000']],
])('%s leads to the bands below that price', (key, bands) => {
  expect(pathsOf(key)).toEqual(bands.map((band) => `/journeys?price=${band}`))
  expect(hintsOf(`kerala ${key}`).rest).toBe('kerala')
})

it('keeps what trips are found by, and drops what only a person can answer', () => {
  expect(hintsOf('tiger in december with kids').rest).toBe('tiger in december with')
  expect(pathsOf('tiger in december with kids')).toEqual([
    '/journeys?month=12',
    '/journeys?pace=1',
    '/journeys?pace=2',
    '/contact',
  ])
  expect(hintsOf('mothers day in kidston')).toEqual({ hints: [], rest: 'mothers day in kidston' })
})

it('names a hint once', () => {
  expect(pathsOf('christmas in december')).toEqual(['/journeys?month=12'])
})
