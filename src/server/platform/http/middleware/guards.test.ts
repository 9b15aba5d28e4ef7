import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { cleanPath, decodableUrl, readOnlyOutsideApi } from './guards.ts'

const app = new Hono()
  .use(decodableUrl, cleanPath, readOnlyOutsideApi)
  .all('*', (c) => c.text(`reached ${new URL(c.req.url).pathname}`))

describe('writes', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s to a page is refused', async (method) => {
    const answer = await app.request('/trip/1', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  it.each(['/api', '/apis/x', '/media/trip-images/a.jpg', '/sitemap.xml'])('to %s is refused', async (path) => {
    expect((await app.request(path, { method: 'POST' })).status).toBe(405)
  })

  it('reach the API', async () => {
    expect((await app.request('/api/admin/trips', { method: 'POST' })).status).toBe(200)
  })

  it.each(['GET', 'HEAD'])('%s reads a page', async (method) => {
    expect((await app.request('/about', { method })).status).toBe(200)
  })
})

describe('paths', () => {
  it.each([
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/category//wildlife', '/category/wildlife'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['//', '/'],
  ])('%s redirects permanently to %s', async (path, clean) => {
    const answer = await app.request(`http://hatheli.test${path}`)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(clean)
  })

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example//x',
    '/\\evil.example/',
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '/.//evil.example/',
    '/a/..//evil.example',
  ])('%s never redirects to another site', async (path) => {
    const answer = await app.request(`http://hatheli.test${path}`)
    const location = answer.headers.get('location')
    if (location !== null) expect(new URL(location, 'http://hatheli.test').host).toBe('hatheli.test')
    expect([200, 308]).toContain(answer.status)
  })

  it.each(['/', '/about', '/blog/a-b', '/%E0%A4%B2'])('%s is not redirected', async (path) => {
    expect(await (await app.request(path)).text()).toBe(`reached ${path}`)
  })

  it.each(['/%', '/%E0%A4', '/a%zz'])('%s is a bad request', async (path) => {
    expect((await app.request(`http://hatheli.test${path}`)).status).toBe(400)
  })
})
