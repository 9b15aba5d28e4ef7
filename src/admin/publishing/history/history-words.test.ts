import { expect, it } from 'vitest'
import { authorOf } from './history-words.ts'

it('sample content came with the first start, other work of the program on schedule', () => {
  expect(authorOf({ author: 'program', person: null, operation: 'demo.load' })).toBe('First start')
  expect(authorOf({ author: 'program', person: null, operation: 'schedule.publish' })).toBe('On schedule')
  expect(authorOf({ author: 'admin', person: null, operation: 'trips.update' })).toBe('You')
  expect(authorOf({ author: 'admin', person: 'Ravi', operation: 'trips.update' })).toBe('Ravi')
})
