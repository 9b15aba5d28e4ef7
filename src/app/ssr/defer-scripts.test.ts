import { expect, test } from 'vitest'
import { scriptsAfterPictures } from './defer-scripts.ts'
import { inParts, joined, type PageParts } from './html-buffer.ts'

const page = inParts(
  [
    '<head><link rel="stylesheet" href="/assets/site.css"/>',
    '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>',
    '<link rel="modulepreload" href="/assets/b.js" fetchPriority="low"/></head>',
    '<body><p>Text with $& and <code>$1</code></p><script>data()</script>',
    '<script type="module" async="" src="/assets/a.js" nonce="n0"></script><script>more()</script></body>',
  ].join(''),
)

function textOf(parts: PageParts): string {
  return Buffer.from(joined(parts)).toString()
}

test('the entry and what it needs are named for later, and nothing asks for them now', () => {
  const html = textOf(scriptsAfterPictures(page, 'n0'))
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain(
    '(["/assets/a.js","/assets/b.js"])</script><link rel="stylesheet" href="/assets/site.css"/></head>',
  )
  expect(html).toContain('<p>Text with $& and <code>$1</code></p><script>data()</script><script>more()</script>')
})

test('the text that runs in the browser is a program of its own', () => {
  const [, code] = /<script nonce="n0">(\(function startLater[^]*?\))<\/script>/.exec(
    scriptsAfterPictures(page, 'n0').head,
  )!
  expect(() => new Function(code!)).not.toThrow()
})

test('a page without the entry stays as it is', () => {
  const other = inParts('<head><link rel="modulepreload" href="/assets/a.js"/></head><p>Plain</p>')
  expect(scriptsAfterPictures(other, 'n0')).toBe(other)
})
