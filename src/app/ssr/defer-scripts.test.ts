import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'
import { splitHtml, concatHtml, type HtmlBuffer } from './html-buffer.ts'

const page = splitHtml(
  [
    '<head><link rel="stylesheet" href="/assets/site.css"/>',
    '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>',
    '<link rel="modulepreload" href="/assets/b.js" fetchPriority="low"/></head>',
    '<body><p>Text with $& and <code>$1</code></p><script>data()</script>',
    '<script type="module" async="" src="/assets/a.js" nonce="n0"></script><script>more()</script></body>',
  ].join(''),
)

function textOf(parts: HtmlBuffer): string {
  return Buffer.from(concatHtml(parts)).toString()
}

test('the entry and what it needs are named for later, and nothing asks for them now', () => {
  const html = textOf(deferScripts(page, 'n0'))
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(
    '(["/assets/a.js","/assets/b.js"])</script><link rel="stylesheet" href="/assets/site.css"/></head>',
  )
  expect(html).toContain('<p>Text with $& and <code>$1</code></p><script>data()</script><script>more()</script>')
})

test('the text that runs in the browser is a program of its own', () => {
  const [, code] = /<script nonce="n0">(\(function startLater[^]*?\))<\/script>/.exec(deferScripts(page, 'n0').head)!
  expect(() => new Function(code!)).not.toThrow()
})

test('a page without the entry stays as it is', () => {
  const other = splitHtml('<head><link rel="modulepreload" href="/assets/a.js"/></head><p>Plain</p>')
  expect(deferScripts(other, 'n0')).toBe(other)
})
