import { describe, expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

const links = new Map([
  ['hello@hatheli.example', 'mailto:hello@hatheli.example'],
  ['+91 00000 00000', 'tel:+910000000000'],
])

describe('linkedText', () => {
  it('turns phrases into links and keeps all text', () => {
    expect(linkedText('Phone: +91 00000 00000 (Mon-Fri)', links)).toEqual([
      { text: 'Phone: ', href: null },
      { text: '+91 00000 00000', href: 'tel:+910000000000' },
      { text: ' (Mon-Fri)', href: null },
    ])
  })

  it('matches a dot literally', () => {
    expect(linkedText('hello@hatheli-example', links)).toEqual([{ text: 'hello@hatheli-example', href: null }])
  })
})
