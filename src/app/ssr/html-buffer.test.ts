import { expect, test } from 'vitest'
import { splitHtml, concatHtml } from './html-buffer.ts'

const textOf = (html: string) => Buffer.from(concatHtml(splitHtml(html))).toString()

test.each([
  ['Latin', '<head><title>Café</title></head><body>Wild & slow</body>'],
  ['Devanagari, symbols and faces', '<head></head><body>₹ 1,20,000 – लद्दाख 🐅</body>'],
  ['a long page', `<head></head><body>${'₹ लद्दाख 🐅 '.repeat(20_000)}</body>`],
])('a page of %s is the same again', (_name, html) => {
  expect(textOf(html)).toBe(html)
})

test('half a character becomes the sign for one that cannot be read', () => {
  expect(textOf('<head></head><body>a\ud83db</body>')).toBe('<head></head><body>a\ufffdb</body>')
})

test('a page does not change when the next one is made', () => {
  const first = splitHtml(`<head></head><body>${'one '.repeat(50)}</body>`)
  splitHtml(`<head></head><body>${'two '.repeat(60)}</body>`)
  expect(Buffer.from(concatHtml(first)).toString()).toContain('one one')
})
