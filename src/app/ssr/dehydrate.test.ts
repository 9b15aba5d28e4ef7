import { expect, test } from 'vitest'
import { splitHtml, concatHtml } from './html-buffer.ts'
import { dehydrate } from './dehydrate.ts'

const page = '<html><head></head><body><p>₹ लद्दाख</p></body></html>'

test('what a page was rendered from stands at its end, as data', () => {
  const reads = { '["site"]': { brand_name: 'Hatheli', price: '₹ 1' } }
  const html = Buffer.from(concatHtml(dehydrate(splitHtml(page), reads))).toString()
  const [, before, json] =
    /^(.*)<script type="application\/json" id="served-reads">(.*)<\/script><\/body><\/html>$/.exec(html)!
  expect(before).toBe('<html><head></head><body><p>₹ लद्दाख</p>')
  expect(JSON.parse(json!)).toEqual(reads)
})

test('nothing that was written ends the element or begins a comment', () => {
  const reads = { blog: '<p>a</p></script><!-- <script>alert(1)</script>' }
  const html = Buffer.from(concatHtml(dehydrate(splitHtml(page), reads))).toString()
  const [, json] = /id="served-reads">([^<]*)<\/script><\/body>/.exec(html)!
  expect(JSON.parse(json!)).toEqual(reads)
})

test.each([[{}], [{ a: null, b: 'text', c: 1, d: [1, '<'], e: { f: '₹' } }]])('it is the same again: %j', (reads) => {
  const html = Buffer.from(concatHtml(dehydrate(splitHtml(page), reads))).toString()
  const [, json] = /id="served-reads">([^<]*)<\/script><\/body>/.exec(html)!
  expect(JSON.parse(json!)).toEqual(reads)
})
