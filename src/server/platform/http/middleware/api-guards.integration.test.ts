import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { authSessions, regions } from '../../db/schema.ts'
import { adminCalls, type AdminCall } from '#tests/support/database/admin-calls.ts'
import { aBrowser, aSignedInBrowser, type TestBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { firstEmail } from '#server/platform/auth/admin-email.ts'

const megabyte = 1_048_576

/** Sends a call over REST: its input as a JSON body, or as the query of a GET. */
function rest(browser: TestBrowser, { method, path }: AdminCall, input: Record<string, unknown> = {}) {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return method === 'GET' ? browser.send('GET', `${path}?${query}`) : browser.send(method, path, input)
}

function rpc(browser: TestBrowser, { rpcPath }: AdminCall, input: unknown = {}) {
  return browser.send('POST', rpcPath, { json: input })
}

const forged = [
  '__Host-hatheli.session_token=abc',
  '__Host-hatheli.session_token=abc.def',
  `__Host-hatheli.session_token=abc.${encodeURIComponent(createHmac('sha256', 'guess').update('abc').digest('base64'))}`,
  'hatheli.session_token=abc.def; role=admin',
]

describeWithDatabase('every call of the back office', (open) => {
  it('exists under the name that the specification gives it', () => {
    const names = adminCalls.map(({ operationId }) => operationId)
    const specified = ['trip', 'vendor', 'blog', 'testimonial'].flatMap((entity) => [
      `admin_create_${entity}`,
      `admin_update_${entity}`,
    ])
    specified.push('admin_create_trip_image', 'admin_delete_blog', 'admin_delete_testimonial', 'admin_get_all_blogs')
    expect(names).toEqual(expect.arrayContaining(specified))
    expect(new Set(names).size).toBe(names.length)
  })

  it('is refused without a session', async () => {
    const stranger = aBrowser(open())
    for (const call of adminCalls) {
      const [overRest, overRpc] = [await rest(stranger, call), await rpc(stranger, call)]
      expect([overRest.status, overRpc.status], call.operationId).toEqual([401, 401])
      expect(await overRest.json()).toMatchObject({ code: 'UNAUTHORIZED' })
      expect(await overRpc.json()).toMatchObject({ json: { code: 'UNAUTHORIZED' } })
    }
  })

  it('is refused with a forged cookie', async () => {
    const forger = aBrowser(open())
    for (const cookie of forged) {
      forger.setCookies(cookie)
      for (const call of adminCalls) expect((await rest(forger, call)).status, call.operationId).toBe(401)
    }
  })

  it('is refused with the cookie of another secret, and of a session that has ended', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const cookies = browser.cookies()
    const [name, value] = cookies.split('=') as [string, string]
    const token = decodeURIComponent(value).split('.')[0]!
    const signature = createHmac('sha256', 'another secret').update(token).digest('base64')
    browser.setCookies(`${name}=${encodeURIComponent(`${token}.${signature}`)}`)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
    browser.setCookies(cookies)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(200)
    await test.db.delete(authSessions)
    expect((await browser.send('GET', '/api/admin/dashboard')).status).toBe(401)
  })

  it('checks for the admin also when it is called inside the program', async () => {
    const { api } = open()
    await expect(api.admin.dashboard.counts()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const input = { trip_id: 'nonsense' } as never
    await expect(api.admin.trips.delete(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('refuses unknown keys', async () => {
    const browser = await aSignedInBrowser(open())
    for (const call of adminCalls.filter(({ hasInput }) => hasInput)) {
      const answers = [await rest(browser, call, { bogus: 1 }), await rpc(browser, call, { bogus: 1 })]
      expect(
        answers.map(({ status }) => status),
        call.operationId,
      ).toEqual([400, 400])
    }
  })

  it('refuses wrong types', async () => {
    const browser = await aSignedInBrowser(open())
    for (const call of adminCalls.filter(({ hasInput }) => hasInput)) {
      for (const input of [[], 'text', 7, { page: {} }, { trip_data: null }, { vendor_data: { vendor_name: 5 } }]) {
        expect((await rpc(browser, call, input)).status, `${call.operationId} ${JSON.stringify(input)}`).toBe(400)
      }
    }
  })

  it('responds 400 to a body that is not JSON', async () => {
    const browser = await aSignedInBrowser(open())
    const headers = { 'content-type': 'application/json', cookie: browser.cookies(), origin: 'https://hatheli.test' }
    for (const path of ['/api/admin/trips', '/api/rpc/admin/trips/create']) {
      const answer = await open().request(path, { method: 'POST', headers, body: '{"trip_data":' })
      expect(answer.status).toBe(400)
    }
  })

  it('does not write when it is called by GET over RPC', async () => {
    const test = open()
    const browser = await aSignedInBrowser(test)
    const data = encodeURIComponent(JSON.stringify({ json: { region_data: { name: 'Atlantis' } } }))
    const answer = await browser.send('GET', `/api/rpc/admin/regions/create?data=${data}`)
    expect(answer.status).toBe(405)
    expect((await test.db.select().from(regions)).some(({ name }) => name === 'Atlantis')).toBe(false)
  })

  it('has responses that are not cached', async () => {
    const browser = await aSignedInBrowser(open())
    const answer = await browser.send('GET', '/api/admin/dashboard')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describeWithDatabase('the identity call', (open) => {
  it('needs no session, and is null without one', async () => {
    const test = open()
    const ask = async (browser: TestBrowser) => {
      const overRest = await browser.send('GET', '/api/admin/identity')
      const overRpc = await browser.send('POST', '/api/rpc/admin/account/identity', {})
      expect([overRest.status, overRpc.status]).toEqual([200, 200])
      return [await overRest.json(), ((await overRpc.json()) as { json: unknown }).json]
    }
    expect(await ask(aBrowser(test))).toEqual([null, null])
    const forger = aBrowser(test)
    forger.setCookies(forged[0]!)
    expect(await ask(forger)).toEqual([null, null])
    const admin = { email: firstEmail, two_factor_enabled: false }
    expect(await ask(await aSignedInBrowser(test))).toMatchObject([admin, admin])
  })
})

describeWithDatabase('calls that write', (open) => {
  const addRegion = async (headers: Record<string, string | null>, signedIn = true) => {
    const test = open()
    const cookie = signedIn ? (await aSignedInBrowser(test)).cookies() : null
    const all = { cookie, origin: 'https://hatheli.test', 'content-type': 'application/json', ...headers }
    const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
    const body = JSON.stringify({ region_data: { name: 'Atlantis' } })
    return test.request('/api/admin/regions', { method: 'POST', headers: kept, body })
  }

  it('are accepted from our own origin only', async () => {
    expect((await addRegion({})).status).toBe(200)
    for (const origin of [
      null,
      'null',
      'https://evil.example',
      'http://hatheli.test',
      'https://hatheli.test.evil.example',
    ]) {
      expect((await addRegion({ origin })).status, String(origin)).toBe(403)
    }
  })

  it('are refused from another origin without cookies too, against login CSRF', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'admin@hatheli.example', password: 'whatever it is' })
    expect((await open().request('/api/auth/sign-in/email', { method: 'POST', headers, body })).status).toBe(403)
  })

  it('need no Origin without cookies', async () => {
    expect((await addRegion({ origin: null }, false)).status).toBe(401)
  })

  it('are refused as plain text or forms', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; x=application/json',
    ]
    for (const type of types) expect((await addRegion({ 'content-type': type })).status, type).toBe(415)
    expect((await addRegion({ 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
  })

  it('are refused before the body is read if it is too large', async () => {
    const browser = await aSignedInBrowser(open())
    const body = { blog_data: { title: 'Long', slug: 'long', body: 'x'.repeat(2 * megabyte) } }
    const tooLarge = await browser.send('POST', '/api/admin/blogs', body)
    expect([tooLarge.status, tooLarge.headers.get('connection')]).toEqual([413, 'close'])
    expect((await browser.send('POST', '/api/rpc/admin/blogs/create', { json: body })).status).toBe(413)
    const signIn = { email: 'x'.repeat(20_000), password: 'x' }
    expect((await browser.send('POST', '/api/auth/sign-in/email', signIn)).status).toBe(413)
  })

  it('compare the origin with the host if SITE_URL is not set', async () => {
    const test = open()
    const app = test.appWith({ config: { ...test.config, siteUrl: 'http://127.0.0.1:3000', siteUrlGiven: false } })
    const send = (host: string, origin: string) =>
      app.request(`http://${host}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@hatheli.example', password: 'whatever it is' }),
      })
    expect((await send('localhost:3000', 'http://localhost:3000')).status).toBe(401)
    expect((await send('localhost:3000', 'http://evil.example')).status).toBe(403)
  })
})
