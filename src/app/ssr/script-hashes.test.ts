import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashScripts } from './script-hashes.ts'
import { splitHtml, concatHtml } from './html-buffer.ts'

const nonce = 'a-Nonce_of1render'
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')

function take(html: string) {
  const { page, scripts } = hashScripts(splitHtml(html), nonce)
  return { html: Buffer.from(concatHtml(page)).toString(), scripts }
}

test('scripts with the nonce are told by their hashes, in head and body; the nonce is nowhere', () => {
  const { html, scripts } = take(
    [
      `<head><script nonce="${nonce}">first()</script><link rel="stylesheet" href="/a.css" nonce="${nonce}"/>`,
      `<meta name="description" content="Text" nonce="${nonce}"/><meta property="csp-nonce" content="${nonce}"/></head>`,
      `<body><p>₹ लद्दाख</p><script nonce="${nonce}" data-part="">\n"₹ लद्दाख" > 1\n</script>`,
      `<script type="module" src="/a.js" nonce="${nonce}"></script></body>`,
    ].join(''),
  )
  expect(scripts).toEqual([hashOf('first()'), hashOf('\n"₹ लद्दाख" > 1\n')])
  expect(html).toBe(
    [
      '<head><script>first()</script><link rel="stylesheet" href="/a.css"/>',
      '<meta name="description" content="Text"/></head>',
      '<body><p>₹ लद्दाख</p><script data-part="">\n"₹ लद्दाख" > 1\n</script>',
      '<script type="module" src="/a.js"></script></body>',
    ].join(''),
  )
})

test.each([
  ['without a nonce', '<script>theirs()</script>'],
  ['with one that was guessed', '<script nonce="another">theirs()</script>'],
  ['of data', '<script type="application/json">{}</script>'],
  ['that never ends', '<script>theirs()'],
])('a script %s stays as it is and is not told', (_name, script) => {
  const { html, scripts } = take(
    `<head></head><body><div>${script}</div><script nonce="${nonce}">ours()</script></body>`,
  )
  expect(scripts).toEqual([hashOf('ours()')])
  expect(html).toContain(script)
})
