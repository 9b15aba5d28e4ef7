import { describe, expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

const links = new Map([
  ['hello@hatheli.example', 'mailto:hello@hatheli.example'],
  ['+91 00000 00000', 'tel:+910000000000'],
])

describe('linkedText', () => {
  it('makes links of the phrases and keeps every word', () => {
    expect(linkedText('Phone: +91 00000 00000 (Mon-Fri)', links)).toEqual([
      { at: 0, text: 'Phone: ', href: null },
      { at: 7, text: '+91 00000 00000', href: 'tel:+910000000000' },
      { at: 22, text: ' (Mon-Fri)', href: null },
    ])
  })

  it('takes a dot for a dot', () => {
    expect(linkedText('hello@hatheli-example', links)).toEqual([{ at: 0, text: 'hello@hatheli-example', href: null }])
  })
})
