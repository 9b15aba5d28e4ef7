import { expect, it } from 'vitest'
import { withHeadingsBelowTitle } from './body-headings.ts'

it('does not change a body without h1', () => {
  const body = '<h2>Heading east</h2><p>On clay</p><h3 class="align-center">Further</h3>'
  expect(withHeadingsBelowTitle(body)).toBe(body)
})

it('lowers all headings by one level when there is an h1, down to level six', () => {
  expect(withHeadingsBelowTitle('<h1 class="align-center">A</h1><h2>B</h2><h6>C</h6><hr>')).toBe(
    '<h1 aria-level="2" class="align-center">A</h1><h2 aria-level="3">B</h2><h6 aria-level="6">C</h6><hr>',
  )
})
