import { describe, expect, it } from 'vitest'
import { answerLinks, formatWait, plansOf } from './enquiry-words.ts'

const asked = {
  name: 'Asha',
  email: 'asha+a@mail.example',
  phone: '98450 00000',
  reference: 'H-AAAA-BBBB',
  trip_title: 'Kanha',
}

describe('the links of an answer', () => {
  it('have the first lines written', () => {
    const links = answerLinks(asked).map(({ href }) => href)
    const greeting = 'Hello Asha, thank you for writing to us about Kanha (H-AAAA-BBBB).\n\n'
    expect(links[0]).toBe(`https://wa.me/919845000000?text=${encodeURIComponent(greeting)}`)
    expect(links[1]).toBe('tel:+919845000000')
    const mail = new URL(links[2]!)
    expect(decodeURIComponent(mail.pathname)).toBe(asked.email)
    expect(mail.searchParams.get('body')).toBe(greeting)
  })

  it.each([
    ['+44 7700 900123', '447700900123'],
    ['0044 7700 900123', '447700900123'],
    ['+98 4500 0000', '9845000000'],
    ['098450 00000', '919845000000'],
  ])('take %s for %s', (phone, digits) => {
    expect(answerLinks({ ...asked, phone })[0]!.href).toContain(`wa.me/${digits}?`)
  })

  it('are left out without such an address', () => {
    expect(answerLinks({ ...asked, phone: null }).map(({ label }) => label)).toEqual(['Write to asha+a@mail.example'])
    expect(answerLinks({ ...asked, email: null }).map(({ label }) => label)).toEqual(['WhatsApp', 'Call 98450 00000'])
  })

  it('cannot carry further addresses or fields of a mail', () => {
    const href = answerLinks({ ...asked, email: 'a?bcc=b@mail.example', phone: null })[0]!.href
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body'])
  })
})

it.each([
  [20, '1 min'],
  [1500, '25 min'],
  [3600, '1 h'],
  [11_100, '3 h 5 min'],
  [90_000, '1 day'],
  [180_000, '2 days'],
])('tells %d seconds as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})

it('describes plans', () => {
  expect(plansOf({ month: 3, people: 1 })).toBe('March · 1 person')
  expect(plansOf({ month: null, people: null })).toBe('')
})
