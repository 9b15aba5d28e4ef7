import { expect, it } from 'vitest'
import { optionAfterKey, type Typed } from './type-ahead.ts'

const labels = ['Wildlife Escapes', 'Wellness Retreats', 'Signature Stays', 'Offbeat & Immersive']

function type(keys: string, current = -1, gap = 100): number {
  let chosen = current
  let typed: Typed = { text: '', at: 0 }
  for (const [place, key] of [...keys].entries()) {
    const step = optionAfterKey(labels, chosen, { key, timeStamp: 1000 + place * gap }, typed)
    typed = step.typed
    if (step.index >= 0) chosen = step.index
  }
  return chosen
}

it('chooses the option that begins with what is typed', () => {
  expect(type('s')).toBe(2)
  expect(type('O')).toBe(3)
  expect(type('we')).toBe(1)
  expect(type('wi', 1)).toBe(0)
  expect(type('x', 2)).toBe(2)
})

it('cycles through the options that start with the same letter', () => {
  expect(type('w', 0)).toBe(1)
  expect(type('ww')).toBe(1)
  expect(type('www')).toBe(0)
})

it('begins a new word after a pause', () => {
  expect(type('wo', -1, 5000)).toBe(3)
})

it('ignores other keys', () => {
  expect(optionAfterKey(labels, 1, { key: 'Tab', timeStamp: 9 }, { text: 'w', at: 8 }).index).toBe(-1)
})
