import { expect, it } from 'vitest'
import { authorOf } from './history-words.ts'

it('sample content came with the first start, other work of the program on schedule', () => {
  expect(authorOf({ author: 'program', operation: 'demo.load' })).toBe('First start')
  expect(authorOf({ author: 'program', operation: 'schedule.publish' })).toBe('On schedule')
  expect(authorOf({ author: 'admin', operation: 'trips.update' })).toBe('You')
})
