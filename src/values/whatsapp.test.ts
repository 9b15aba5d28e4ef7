import { describe, expect, it } from 'vitest'
import { chatText, enquiryText, firstEnquiryText, listEnquiryText, whatsappLink } from './whatsapp.ts'

it('has the exact enquiry text', () => {
  expect(enquiryText('Kanha: Tiger Country', firstEnquiryText)).toBe(
    'I am interested in Kanha: Tiger Country. Please share more details.',
  )
})

describe('whatsappLink', () => {
  it('takes the digits of a number in any notation', () => {
    expect(whatsappLink('+91 (000) 00-00000', 'Hi')).toBe('https://wa.me/910000000000?text=Hi')
  })

  it('has no text unless one is given', () => {
    expect(whatsappLink('+91 98450 12345', '')).toBe('https://wa.me/919845012345')
  })

  it.each(['Rock & roll? #1 = 100%', 'लद्दाख 🏔', 'a+b\nc'])('encodes %j without loss', (text) => {
    const link = new URL(whatsappLink('+91 00000 00000', text))
    expect(link.searchParams.get('text')).toBe(text)
    expect([...link.searchParams.keys()]).toEqual(['text'])
    expect(link.hash).toBe('')
  })
})

describe('an enquiry about a list', () => {
  it('names each journey with its address', () => {
    const trip = (name: string) => ({ title: name, address: `https://hatheli.test/trip/${name}` })
    expect(listEnquiryText([trip('a'), trip('b')])).toBe(
      'I am interested in these 2 journeys. Please share more details.\n\n1. a\nhttps://hatheli.test/trip/a\n\n2. b\nhttps://hatheli.test/trip/b',
    )
    expect(listEnquiryText([trip('a')])).toContain('I am interested in this journey.')
  })
})

describe('chatText', () => {
  const wishes = (fields: Record<string, string>) => ({ get: (name: string) => fields[name] })

  it('is the first line only if nothing was chosen', () => {
    expect(chatText('First.', wishes({ month: '', wish: '  ' }))).toBe('First.')
  })

  it('has a line for what was chosen, and the address', () => {
    const chosen = wishes({ month: 'March', people: '4', wish: ' Tea ' })
    expect(chatText('First.', chosen, 'https://a.example/trip/1')).toBe(
      'First.\nMonth: March\nPeople: 4\nWish: Tea\nhttps://a.example/trip/1',
    )
  })
})
