import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { commonHeaders, contentPolicy } from './security-headers.ts'

function scriptSources(scripts: string[]): string[] {
  const policy = contentPolicy(scripts, null).split('; ')
  return policy
    .find((part) => part.startsWith('script-src '))!
    .split(' ')
    .slice(1)
}

describe('contentPolicy', () => {
  it('allows our own files, and inline scripts only by their hashes, each listed once', () => {
    expect(scriptSources([])).toEqual(["'self'"])
    expect(scriptSources(['aaa=', 'bbb=', 'aaa='])).toEqual(["'self'", "'sha256-aaa='", "'sha256-bbb='"])
  })

  it('allows no other hosts, inline event handlers or eval', () => {
    const policy = contentPolicy(['aaa='], null)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  it('allows only pictures from the origin that they are redirected to', () => {
    const parts = contentPolicy([], 'https://cdn.example/hatheli').split('; ')
    expect(parts.filter((part) => part.includes('cdn.example'))).toEqual([
      "img-src 'self' data: blob: https://cdn.example",
    ])
  })
})

it('every response has the common headers, errors too', async () => {
  const app = new Hono()
    .use(commonHeaders('http://localhost:3000'))
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
