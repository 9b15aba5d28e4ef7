import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = {
  head: [
    '<head><link rel="stylesheet" href="/assets/site.css"/>',
    '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>',
    '<link rel="modulepreload" href="/assets/b.js" fetchPriority="low"/>',
  ].join(''),
  body: [
    '</head><body><p>Text with $& and <code>$1</code></p><script>data()</script>',
    '<script type="module" async="" src="/assets/a.js" nonce="n0"></script><script>more()</script></body>',
  ].join(''),
}

test('the entry script and its imports are loaded by the deferring script only', () => {
  const { head, body } = deferScripts(page, 'n0')
  expect(head + body).not.toContain('<link rel="modulepreload"')
  expect(head + body).not.toContain('type="module"')
  expect(head).toContain('(["/assets/a.js","/assets/b.js"])</script><link rel="stylesheet" href="/assets/site.css"/>')
  expect(body).toContain('<p>Text with $& and <code>$1</code></p><script>data()</script><script>more()</script>')
})

test('the deferring script is valid JavaScript', () => {
  const [, code] = /<script nonce="n0">(\(function startLater[^]*?\))<\/script>/.exec(deferScripts(page, 'n0').head)!
  expect(() => new Function(code!)).not.toThrow()
})

test('a page without the entry script is unchanged', () => {
  const other = { head: '<head><link rel="modulepreload" href="/assets/a.js"/>', body: '</head><p>Plain</p>' }
  expect(deferScripts(other, 'n0')).toBe(other)
})
