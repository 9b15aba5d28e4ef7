import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { commonHeaders, contentPolicy } from './security-headers.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const policyOf = (html: string, mediaUrl: string | null = null) =>
  contentPolicy(new TextEncoder().encode(html), mediaUrl)

function scriptSources(html: string): string[] {
  const policy = policyOf(html).split('; ')
  return policy
    .find((part) => part.startsWith('script-src '))!
    .split(' ')
    .slice(1)
}

describe('contentPolicy', () => {
  it('allows our own scripts alone on a page without inline ones', () => {
    expect(scriptSources('<script src="/assets/a.js"></script>')).toEqual(["'self'"])
  })

  it('allows every inline script by its hash, once', () => {
    const html = '<script>let a = 1</script><script class="x">\nb()\n</script><script>let a = 1</script>'
    expect(scriptSources(html)).toEqual(["'self'", hashOf('let a = 1'), hashOf('\nb()\n')])
  })

  it('leaves data out that is in a script element', () => {
    const html = '<script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>'
    expect(scriptSources(html)).toEqual(["'self'"])
  })

  it('hashes the bytes of a script that is not ASCII', () => {
    expect(scriptSources('<script>"₹ लद्दाख"</script>')).toContain(hashOf('"₹ लद्दाख"'))
  })

  it('opens nothing to other hosts, inline handlers or evaluation', () => {
    const policy = policyOf('<p style="color:red" onclick="x()">')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  it('lets pictures, and nothing else, come from where they are redirected to', () => {
    const parts = policyOf('<p>', 'https://cdn.example/hatheli').split('; ')
    expect(parts.filter((part) => part.includes('cdn.example'))).toEqual([
      "img-src 'self' data: blob: https://cdn.example",
    ])
  })
})

it('every answer carries the common headers, errors too', async () => {
  const app = new Hono()
    .use(commonHeaders)
    .get('/', (c) => c.text('ok'))
    .get('/broken', () => {
      throw new Error('broken')
    })
    .onError((_error, c) => c.text('sorry', 500))
  for (const path of ['/', '/missing', '/broken']) {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
})
