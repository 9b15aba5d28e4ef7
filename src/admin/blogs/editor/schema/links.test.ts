import { describe, expect, it } from 'vitest'
import { isAllowedLink, isName, linkAddress } from './links.ts'

describe('linkAddress', () => {
  it.each([
    ['https://hatheli.example/trip', 'https://hatheli.example/trip'],
    ['http://example.com', 'http://example.com'],
    ['mailto:me@example.com', 'mailto:me@example.com'],
    ['tel:+919876543210', 'tel:+919876543210'],
    ['  example.com/a?b=c ', 'https://example.com/a?b=c'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['me@example.com', 'mailto:me@example.com'],
    ['+91 98765 43210', 'tel:+919876543210'],
    ['/trip/1/kanha', '/trip/1/kanha'],
  ])('%s becomes %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'file:///etc/passwd',
    'https://',
    'https:example.com',
    'mailto:',
    '//example.com',
    'two words',
    'word',
  ])('%s is refused', (typed) => expect(linkAddress(typed)).toBeNull())
})

describe('isName', () => {
  it.each(['spiti', 'two words', 'Spiti: Snow Leopard Winter', 'केरल'])('%s is one', (typed) => {
    expect(isName(typed)).toBe(true)
  })

  it.each([
    '',
    'example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    '//example.com',
    '/trip/1',
    'me@example.com',
  ])('%j is none', (typed) => expect(isName(typed)).toBe(false))
})

describe('isAllowedLink', () => {
  it.each(['https://a.example', 'HTTP://a.example', 'mailto:a@b.example', 'tel:1', '/trip/1', '#top'])(
    'lets %s stand',
    (href) => expect(isAllowedLink(href)).toBe(true),
  )

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', ' javascript:x', '//evil.example', '/\\evil.example', ''])(
    'refuses %j',
    (href) => expect(isAllowedLink(href)).toBe(false),
  )
})
