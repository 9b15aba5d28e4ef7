import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DehydratedData } from '#site/shell/queries/query-cache.ts'
import { fixedPages } from '#values/pages/fixed-pages.ts'
import { assemblePage } from './assemble-page.ts'
import { speculated } from './speculation-rules.ts'

const nonce = 'a-Nonce_of1render'
const page = '<html><head><title>Page</title></head><body><p>₹ लद्दाख</p></body></html>'

function assemble(html: string, data: DehydratedData = {}) {
  const assembled = assemblePage({ html, data, nonce, deferred: false, speculates: false })
  return { ...assembled, html: Buffer.from(assembled.html).toString() }
}

describe('a page in UTF-8', () => {
  test.each([
    ['Latin', '<body>Café, wild & slow</body>'],
    ['Devanagari, symbols and emoji', '<body>₹ 1,20,000 – लद्दाख 🐅</body>'],
    ['a long text', `<body>${'₹ लद्दाख 🐅 '.repeat(20_000)}</body>`],
  ])('keeps its text: %s', (_name, body) => {
    const { html } = assemble(`<head><title>Café</title></head>${body}`)
    expect(html.startsWith('<head><title>Café</title>')).toBe(true)
    expect(
      html.endsWith(body.replace('</body>', '<script type="application/json" id="dehydrated-data">{}</script></body>')),
    ).toBe(true)
  })

  test('has the replacement character for a lone surrogate', () => {
    expect(assemble('<head></head><body>a\ud83db</body>').html).toContain('a\ufffdb')
  })
})

test('a page inlines its favicon, and links one that search engines and home screens can fetch', () => {
  const { html } = assemble(page)
  const [, icon] = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]+)"\/>/.exec(html)!
  expect(decodeURIComponent(icon!)).toMatch(/^<svg xmlns='[^']+' viewBox='0 0 48 48'>.+<\/svg>$/)
  expect(icon).not.toMatch(/[<>#"]/)
  const [head] = html.split('</head><body>')
  expect(head).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon\.png"\/>/)
  for (const file of ['/manifest.webmanifest', '/feed.xml', '/atom.xml']) expect(head).toContain(`href="${file}"/>`)
})

test('a page links the icon of the settings instead, where there is one', () => {
  const favicon = '/media/site-images/1-a.png'
  const { html } = assemble(page, { '["site"]': { favicon } })
  expect(html).toContain(`<link rel="icon" href="${favicon}/320.webp"/>`)
  expect(html).not.toContain('image/svg+xml')
})

test('a page links the logo where there is no icon, and names the accent', () => {
  const logo = { url: '/media/site-images/1-b.png', width: 600, height: 200 }
  const { html } = assemble(page, { '["site"]': { favicon: null, logo, accent: 'lake' } })
  expect(html).toContain(`<link rel="icon" href="${logo.url}/320.webp"/>`)
  expect(html).toContain('<html data-accent="lake"')
})

describe('the dehydrated data of a page', () => {
  const jsonOf = (html: string) => /id="dehydrated-data">([^<]*)<\/script><\/body>/.exec(html)![1]!

  test('is the last element of the body', () => {
    const { html } = assemble(page, { '["site"]': { brand_name: 'Hatheli', price: '₹ 1' } })
    expect(html).toMatch(
      /<p>₹ लद्दाख<\/p><script type="application\/json" id="dehydrated-data">.*<\/script><\/body><\/html>$/,
    )
  })

  test.each<[DehydratedData]>([
    [{}],
    [{ a: null, b: 'text', c: 1, d: [1, '<'], e: { f: '₹' } }],
    [{ blog: '<p>a</p></script><!-- <script>alert(1)</script>' }],
  ])('survives the round trip, and cannot close the element or open a comment: %j', (data) => {
    expect(JSON.parse(jsonOf(assemble(page, data).html))).toEqual(data)
  })

  test('has the current JSON of each result', () => {
    const result = { title: 'one' }
    expect([jsonOf(assemble(page, { a: result }).html), jsonOf(assemble(page, { b: result }).html)]).toEqual([
      '{"a":{"title":"one"}}',
      '{"b":{"title":"one"}}',
    ])
    expect(jsonOf(assemble(page, { a: { title: 'two' } }).html)).toBe('{"a":{"title":"two"}}')
  })
})

describe('scripts', () => {
  const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')

  test('with the nonce are hashed, in head and body, and the nonce is removed everywhere', () => {
    const { html, scripts } = assemble(
      [
        `<head><script nonce="${nonce}">first()</script><link rel="stylesheet" href="/a.css" nonce="${nonce}"/>`,
        `<meta name="description" content="Text" nonce="${nonce}"/><meta property="csp-nonce" content="${nonce}"/></head>`,
        `<body><p>₹ लद्दाख</p><script nonce="${nonce}" data-part="">\n"₹ लद्दाख" > 1\n</script>`,
        `<script type="module" src="/a.js" nonce="${nonce}"></script></body>`,
      ].join(''),
    )
    expect(scripts).toEqual([hashOf('first()'), hashOf('\n"₹ लद्दाख" > 1\n')])
    expect(html).not.toContain(nonce)
    expect(html).not.toContain('nonce')
    for (const part of [
      '<head><script>first()</script><link rel="stylesheet" href="/a.css"/><meta name="description" content="Text"/>',
      '<body><p>₹ लद्दाख</p><script data-part="">\n"₹ लद्दाख" > 1\n</script><script type="module" src="/a.js"></script>',
    ]) {
      expect(html).toContain(part)
    }
  })

  test.each([
    ['without a nonce', '<script>theirs()</script>'],
    ['with a guessed nonce', '<script nonce="another">theirs()</script>'],
    ['with data', '<script type="application/json">{}</script>'],
    ['without an end tag', '<script>theirs()'],
  ])('%s are unchanged and not hashed', (_name, script) => {
    const { html, scripts } = assemble(
      `<head></head><body><div>${script}</div><script nonce="${nonce}">ours()</script></body>`,
    )
    expect(scripts).toEqual([hashOf('ours()')])
    expect(html).toContain(script)
  })

  test('that load the deferred ones are hashed', () => {
    const html =
      '<head><link rel="stylesheet" href="/a.css"/></head><body><script type="module" async="" src="/a.js"></script></body>'
    const { scripts, ...deferred } = assemblePage({ html, data: {}, nonce, deferred: true, speculates: false })
    const [, code] = /<script>(\(function startLater[^]*?)<\/script>/.exec(Buffer.from(deferred.html).toString())!
    expect(scripts).toEqual([hashOf(code!)])
  })
})

describe('speculation rules', () => {
  const rules = /<script type="speculationrules">(.*?)<\/script><\/head>/
  const { html, scripts } = assemblePage({ html: page, data: {}, nonce, deferred: false, speculates: true })
  const text = Buffer.from(html).toString()

  test('of a public page may run by their hash, and name every fixed page', () => {
    const json = rules.exec(text)![1]!
    expect(scripts).toContain(createHash('sha256').update(json).digest('base64'))
    const { prefetch } = JSON.parse(json) as { prefetch: { where: { and: [{ href_matches: string[] }] } }[] }
    const [{ href_matches: patterns }] = prefetch[0]!.where.and
    expect(patterns).toEqual(expect.arrayContaining(fixedPages.map(({ path }) => path)))
  })

  test('match public pages with any query string, and no others', () => {
    const isFetched = (path: string) =>
      speculated.some((pathname) => new URLPattern({ pathname }).test({ pathname: new URL(path, 'http://x').pathname }))
    for (const path of ['/', '/trip/1/kanha', '/category/wildlife?region=Kerala', '/blogs?tag=Tea', '/host/1'])
      expect(isFetched(path), path).toBe(true)
    const others = [
      '/admin',
      '/admin/trips',
      '/api/rpc/x',
      '/preview/k/trip/1',
      '/enquire?trip=1',
      '/saved',
      '/search?q=a',
    ]
    for (const path of [...others, '/media/cards/pages/home.jpg', '/feed.xml'])
      expect(isFetched(path), path).toBe(false)
  })

  test('are not on a page of the admin', () => {
    expect(assemble(page).html).not.toContain('speculationrules')
  })
})
