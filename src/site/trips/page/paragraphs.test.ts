import { expect, it } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

it('splits a text at blank lines and keeps single line breaks', () => {
  expect(paragraphsOf('One.\nStill one.\n\nTwo.\r\n \r\n\n\nThree.\n')).toEqual(['One.\nStill one.', 'Two.', 'Three.'])
})

it('returns no paragraphs for a blank text', () => {
  expect(paragraphsOf(' \n\n ')).toEqual([])
})
