import { expect, it } from 'vitest'
import { openFresh } from '#tests/database/open-kinds.ts'
import { describeOn } from '#tests/database/test-database.ts'

const connectionFrom = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } },
})

describeOn('postgresql', 'health', (open) => {
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

  it('is not ready when the database does not answer, but up', async () => {
    const database = await openFresh()
    const app = open().appWith({ database })
    expect((await app.request('/readyz')).status).toBe(200)
    await database.close()
    const answer = await app.request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, 'the database does not answer'])
    expect((await app.request('/healthz')).status).toBe(200)
  })

  it('is not ready any more when it is about to stop', async () => {
    const app = open().appWith({ isDraining: () => true })
    const answer = await app.request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, 'draining'])
    expect((await app.request('/healthz')).status).toBe(200)
  })
})

describeOn('postgresql', 'figures', (open) => {
  it('are for this machine alone', async () => {
    const { app } = open()
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const answer = await app.request('/metrics', {}, connectionFrom(address))
      expect(answer.status, address).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/plain')
    }
    for (const address of ['10.0.0.7', '203.0.113.9', '::ffff:10.0.0.7', '2001:db8::1']) {
      expect((await app.request('/metrics', {}, connectionFrom(address))).status, address).toBe(404)
    }
  })

  it('are not for whoever comes through a proxy on this machine', async () => {
    const { app } = open()
    for (const [name, value] of [
      ['x-forwarded-for', '203.0.113.9'],
      ['forwarded', 'for=203.0.113.9'],
    ] as const) {
      const answer = await app.request('/metrics', { headers: { [name]: value } }, connectionFrom('127.0.0.1'))
      expect(answer.status).toBe(404)
    }
  })

  it('are for everybody where that is configured', async () => {
    const { appWith, config } = open()
    const app = appWith({ config: { ...config, metricsPublic: true } })
    expect((await app.request('/metrics', {}, connectionFrom('203.0.113.9'))).status).toBe(200)
  })

  it('count answers by kind and status, without any path', async () => {
    const { request } = open()
    await request('/')
    await request('/trip/canary-path')
    await request('/api/categories')
    await request('/media/trip-images/none.jpg')
    const text = await (await request('/metrics')).text()
    for (const labels of ['kind="page",status="200"', 'kind="page",status="404"', 'kind="api",status="200"']) {
      expect(text).toMatch(new RegExp(`http_request_duration_seconds_count\\{${labels}\\} [1-9]`))
    }
    expect(text).not.toContain('canary')
    expect(text).toContain('process_resident_memory_bytes')
  })
})
