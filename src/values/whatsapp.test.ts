import { describe, expect, it } from 'vitest'
import { enquiryText, whatsappLink } from './whatsapp.ts'

it('has the exact enquiry text', () => {
  expect(enquiryText('Kanha: Tiger Country')).toBe(
    'I am interested in Kanha: Tiger Country. Please share more details.',
  )
})

describe('whatsappLink', () => {
  it('takes the digits of a number in any notation', () => {
    expect(whatsappLink('+91 (000) 00-00000', 'Hi')).toBe('https://wa.me/910000000000?text=Hi')
  })

  it.each(['Rock & roll? #1 = 100%', 'लद्दाख 🏔', 'a+b\nc'])('encodes %j without loss', (text) => {
    const link = new URL(whatsappLink('+91 00000 00000', text))
    expect(link.searchParams.get('text')).toBe(text)
    expect([...link.searchParams.keys()]).toEqual(['text'])
    expect(link.hash).toBe('')
  })
})
