import { describe, expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'

const size = 1000

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-499', 0, 499],
    ['bytes=500-', 500, 999],
    ['bytes=999-', 999, 999],
    ['bytes=0-999999', 0, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-500', 500, 999],
    ['bytes=-5000', 0, 999],
    ['  bytes=1-2  ', 1, 2],
  ])('%j → bytes %i to %i', (header, start, end) => {
    expect(parseRange(header, size)).toEqual({ start, end })
  })

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%j is unsatisfiable', (header) => {
    expect(parseRange(header, size)).toBe('unsatisfiable')
  })

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=0-1,5-6',
    'bytes = 0-1',
    'items=0-1',
    'bytes=-1-2',
    'bytes=1.5-2',
  ])('%j → the whole body', (header) => {
    expect(parseRange(header, size)).toBeNull()
  })

  it('cannot satisfy a range of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})
