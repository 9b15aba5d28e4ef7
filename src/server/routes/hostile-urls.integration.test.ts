import { expect, it } from 'vitest'
import { adminCalls, missingId } from '#tests/support/database/admin-calls.ts'
import { publicCalls } from '#tests/support/database/public-calls.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

/** Each test makes some hundred calls. */
const manyCalls = { timeout: 300_000 }

/** Percent-encoded bytes that are not valid text: NUL, half a character, half of a sequence. */
const inAddress = ['%00', '%ED%A0%80', '%C3']

interface Parameter {
  name: string
  in: string
  schema: { enum?: string[]; format?: string; anyOf?: unknown[]; type?: string }
}

describeWithDatabase('a URL', (open) => {
  it('with U+0000 in any parameter is refused, whatever the others are', async () => {
    const browser = await aSignedInBrowser(open())
    const { paths } = (await (await open().request('/api/openapi.json')).json()) as {
      paths: Record<string, { get?: { parameters?: Parameter[] } }>
    }
    let asked = 0
    for (const [path, { get }] of Object.entries(paths)) {
      const parameters = get?.parameters ?? []
      const usual = ({ schema: { enum: values, format, type } }: Parameter) =>
        values?.[0] ?? (type === 'integer' ? '1' : format === 'uuid' ? missingId : 'x')
      for (const hostile of parameters) {
        const valueOf = (each: Parameter) => (each === hostile ? 'a%00b' : usual(each))
        const query = parameters.filter((each) => each.in === 'query').map((each) => `${each.name}=${valueOf(each)}`)
        const filled = parameters.reduce((left, each) => left.replace(`{${each.name}}`, valueOf(each)), path)
        const address = `${filled.startsWith('/api') ? '' : '/api'}${filled}?${query.join('&')}`
        expect((await browser.send('GET', address)).status, address).toBe(400)
        asked += 1
      }
    }
    expect(asked).toBeGreaterThan(50)
  })

  it.each([
    '/blogs?tag=a%00',
    '/category/wildlife?region=%00',
    '/trip/%00',
    '/enquire?trip=%00',
    '/media/trip-images/%00',
  ])('of a page with U+0000 is refused (%s)', async (path) => {
    expect((await open().request(path)).status).toBe(400)
  })

  it('of a call with U+0000 as an escape of JSON is refused', async () => {
    const browser = await aSignedInBrowser(open())
    const input = { entity: 'trips', item_id: 'a\u0000' }
    for (const call of ['changes/history', 'changes/list']) {
      const data = encodeURIComponent(JSON.stringify({ json: input }))
      const answer = await browser.send('GET', `/api/rpc/admin/${call}?data=${data}`)
      expect([answer.status, await answer.json()], call).toMatchObject([400, { json: { code: 'BAD_REQUEST' } }])
    }
    expect(open().logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  it('with malformed percent-encoding never causes a 5xx', manyCalls, async () => {
    const browser = await aSignedInBrowser(open())
    const parameters = ['search', 'region', 'tag', 'limit', 'offset', 'page', 'sort', 'id', 'slug', 'data']
    const paths = [...publicCalls.map(({ path }) => `/api${path}`), ...adminCalls.map(({ path }) => path)]
    const rpcPaths = [...publicCalls, ...adminCalls].map(({ rpcPath }) => rpcPath)
    for (const bytes of inAddress) {
      for (const path of new Set([...paths, ...rpcPaths])) {
        const filled = path.replace(/\{\w+\}/g, bytes)
        for (const address of [
          `${filled}?${parameters.map((name) => `${name}=${bytes}`).join('&')}`,
          `${path}/${bytes}`,
        ]) {
          expect((await browser.send('GET', address)).status, address).toBeLessThan(500)
        }
      }
    }
  })

  it('with malformed text inside JSON never causes a 5xx', manyCalls, async () => {
    const browser = await aSignedInBrowser(open())
    const calls = [...publicCalls, ...adminCalls.filter(({ method }) => method === 'GET')]
    for (const [call, { rpcPath }] of calls.entries()) {
      const keys = ['search', 'region', 'tag', 'id', 'slug', 'category', 'trip_id', 'blog_id', 'vendor_id']
      for (const [place, key] of keys.entries()) {
        const text = (place + call) % 2 === 0 ? '\ud800' : '\u0000'
        const data = encodeURIComponent(JSON.stringify({ json: { [key]: text } }))
        const { status } = await browser.send('GET', `${rpcPath}?data=${data}`)
        expect(status, `${rpcPath} ${key}`).toBeLessThan(500)
      }
    }
  })
})
