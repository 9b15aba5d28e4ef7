import { expect, it } from 'vitest'
import { openFresh } from '#tests/support/database/open-fresh.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import type { MetricsSettings } from '../platform/http/metrics/metrics-access.ts'

const connectionFrom = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } },
})

describeWithDatabase('health', (open) => {
  it('is up, and ready while the database answers', async () => {
    const { request } = open()
    for (const [path, text] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const) {
      const answer = await request(path)
      expect([answer.status, await answer.text()]).toEqual([200, text])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('is up but not ready while the database does not answer', async () => {
    const database = await openFresh()
    const app = open().appWith({ database })
    expect((await app.request('/readyz')).status).toBe(200)
    await database.close()
    const answer = await app.request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, 'the database does not answer'])
    expect(answer.headers.get('retry-after')).toBe('5')
    expect((await app.request('/healthz')).status).toBe(200)
  })

  it('is not ready while the program shuts down', async () => {
    const app = open().appWith({ isDraining: () => true })
    const answer = await app.request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, 'draining'])
    expect(answer.headers.get('retry-after')).toBe('5')
    expect((await app.request('/healthz')).status).toBe(200)
  })
})

const token = 'a long token of these tests'.replaceAll(' ', '-')
const bearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } })

describeWithDatabase('metrics', (open) => {
  /** Status of a request for the metrics. */
  function asker(changes: Partial<MetricsSettings> = {}) {
    const { appWith, config } = open()
    const app = appWith({ config: { ...config, siteUrl: 'http://127.0.0.1:3000', siteUrlGiven: false, ...changes } })
    return async (from = '127.0.0.1', init: RequestInit = {}, origin = 'http://127.0.0.1:3000') =>
      (await app.request(`${origin}/metrics`, init, connectionFrom(from))).status
  }

  it('are open to this machine only', async () => {
    const ask = asker()
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await ask(address), address).toBe(200)
    for (const address of ['10.0.0.7', '203.0.113.9', '::ffff:10.0.0.7', '2001:db8::1']) {
      expect(await ask(address), address).toBe(404)
    }
    for (const origin of ['http://localhost:3000', 'http://[::1]:3000', 'http://127.0.0.2']) {
      expect(await ask('127.0.0.1', {}, origin), origin).toBe(200)
      expect(await asker({ siteUrl: origin, siteUrlGiven: true })(), origin).toBe(200)
    }
  })

  it('are closed to requests through a proxy on this machine that adds its headers', async () => {
    const ask = asker()
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']) {
      expect(await ask('127.0.0.1', { headers: { [name]: '203.0.113.9' } }), name).toBe(404)
    }
    for (const origin of ['https://hatheli.test', 'http://127.0.0.1.hatheli.test', 'http://localhost.hatheli.test']) {
      expect(await ask('127.0.0.1', {}, origin), origin).toBe(404)
    }
  })

  it('are closed without a token where there may be a proxy that adds no headers', async () => {
    expect(await asker({ siteUrl: 'https://hatheli.test', siteUrlGiven: true })()).toBe(404)
    expect(await asker({ trustedProxies: 1 })()).toBe(404)
  })

  it('are open to requests from this machine with the token, through a proxy too', async () => {
    const ask = asker({ metricsToken: token, siteUrl: 'https://hatheli.test', siteUrlGiven: true, trustedProxies: 1 })
    expect(await ask('127.0.0.1', bearer(token))).toBe(200)
    expect(await ask('127.0.0.1', bearer(token), 'https://hatheli.test')).toBe(200)
    expect(await ask('203.0.113.9', bearer(token))).toBe(404)
    for (const wrong of [{}, bearer(`${token}x`), bearer(''), { headers: { authorization: token } }]) {
      expect(await ask('127.0.0.1', wrong)).toBe(404)
    }
  })

  it('are public if configured so, with the token if there is one', async () => {
    expect(await asker({ metricsPublic: true })('203.0.113.9')).toBe(200)
    const ask = asker({ metricsPublic: true, metricsToken: token })
    expect(await ask('203.0.113.9')).toBe(404)
    expect(await ask('203.0.113.9', bearer(token))).toBe(200)
  })

  it('count responses by kind and status, without paths', async () => {
    const { request, appWith, config } = open()
    const app = appWith({ config: { ...config, metricsPublic: true } })
    for (const path of ['/', '/trip/canary-path', '/api/categories', '/media/trip-images/none.jpg']) {
      await app.request(new URL(path, config.siteUrl).href, {}, connectionFrom('203.0.113.9'))
    }
    const text = await (await app.request('/metrics')).text()
    for (const labels of ['kind="page",status="200"', 'kind="page",status="404"', 'kind="api",status="200"']) {
      expect(text).toMatch(new RegExp(`http_request_duration_seconds_count\\{${labels}\\} [1-9]`))
    }
    expect(text).not.toContain('canary')
    expect(text).toContain('process_resident_memory_bytes')
    expect((await request('/metrics')).status).toBe(404)
  })
})
