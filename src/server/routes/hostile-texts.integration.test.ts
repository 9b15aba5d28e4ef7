import { expect, it } from 'vitest'
import { adminCalls } from '#tests/support/database/admin-calls.ts'
import { adminInputs, uploads, withoutInput } from '#tests/support/database/writes/admin-inputs.ts'
import { aSignedInBrowser, type TestBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { freeText } from '#tests/support/factories/filled-body.ts'
import { aPictureFile } from '#tests/support/factories/picture-file.ts'
import naughtyStrings from '#tests/fixtures/naughty-strings/strings.json' with { type: 'json' }

/** Malformed texts: lone surrogates, and U+0000, which the database refuses. JSON has them as escapes. */
const damaged = ['\ud800', 'a\udc00b', '\udfff\ud800', `${freeText}\u0000`, '\u0000']

/** Values for numeric fields. */
const hostileNumbers = [1e-300, -1e-300, 5e-324, 1e300, 2 ** 53, -1, 0.1 + 0.2, 1e21]

/** Each test makes some hundred calls. */
const manyCalls = { timeout: 300_000 }

/** Texts per call; few, so that one refusal does not hide the result of many others. */
const textsAtOnce = 3

/**
 * Each round sends the texts to one in so many calls: every call gets hundreds, and thousands of requests are saved.
 */
const callsApart = 3

const isDue = (round: number, call: number, apart = callsApart) => (round + call) % apart === 0

type Path = (string | number)[]
type Leaf = { path: Path; value: unknown }

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
}

function withLeaf<T>(value: T, path: Path, leaf: unknown): T {
  const [name, ...rest] = path
  if (name === undefined) return leaf as T
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[name] = withLeaf(copy[name], rest, leaf)
  return copy as T
}

/** Refusals other than 400, of well-formed numbers. */
const otherRefusals: Record<string, number[]> = {
  // The operation is unknown, or undone already.
  admin_undo_change: [404, 409],
  // The fields of a draft are checked by the rules of its type, which the shared contract does not know.
  admin_save_draft: [422],
  admin_set_schedule: [422],
  // It is being checked already.
  admin_check_import: [409],
}

const writes = adminCalls.filter(({ method }) => method !== 'GET')

/** Over RPC, as our own pages do. */
async function send(browser: TestBrowser, operationId: string, input: unknown) {
  const { rpcPath } = writes.find((call) => call.operationId === operationId)!
  const answer = await browser.send('POST', rpcPath, { json: input })
  const { json } = (await answer.json()) as { json: { data?: { issues?: { path: Path }[] } } }
  const refused = new Set(json?.data?.issues?.map(({ path }) => path.join('.')))
  return { status: answer.status, refused: [...refused] }
}

describeWithDatabase('hostile input to the back office', (open) => {
  it('is tested with every write', async () => {
    const inputs = await adminInputs(open().db)
    expect([...Object.keys(inputs), ...uploads, ...withoutInput].sort()).toEqual(
      writes.map(({ operationId }) => operationId).sort(),
    )
    const browser = await aSignedInBrowser(open())
    for (const [operationId, input] of Object.entries(inputs)) {
      expect((await send(browser, operationId, input)).status, operationId).toBe(200)
    }
  })

  it('is refused with an error at its field if a text is malformed', manyCalls, async () => {
    const inputs = await adminInputs(open().db)
    const browser = await aSignedInBrowser(open())
    for (const [operationId, input] of Object.entries(inputs)) {
      for (const { path, value } of leavesOf(input)) {
        if (typeof value !== 'string') continue
        for (const text of damaged) {
          const answer = await send(browser, operationId, withLeaf(input, path, text))
          expect(answer, operationId).toEqual({ status: 400, refused: [path.join('.')] })
        }
      }
    }
  })

  it('is stored unchanged or refused, for every text', manyCalls, async () => {
    const { admin_delete_vendor: _last, ...inputs } = await adminInputs(open().db)
    const browser = await aSignedInBrowser(open())
    const stored = async ({ vendor_id }: Record<string, unknown>) =>
      (await browser.send('GET', `/api/admin/vendors/${String(vendor_id)}`)).json()
    let kept = 0
    for (let round = 0; round * textsAtOnce < naughtyStrings.length; round += 1) {
      for (const [call, [operationId, input]] of Object.entries(inputs).entries()) {
        if (operationId !== 'admin_update_vendor' && !isDue(round, call)) continue
        const leaves = leavesOf(input).filter(({ value }) => value === freeText)
        const texts = naughtyStrings.slice(round * textsAtOnce, (round + 1) * textsAtOnce)
        const changed = leaves.reduce((left, { path }, at) => withLeaf(left, path, texts[at % texts.length]), input)
        const { status } = await send(browser, operationId, changed)
        expect([200, 400, 404, 409, 422], `${operationId} ${JSON.stringify(texts)}`).toContain(status)
        if (operationId !== 'admin_update_vendor' || status !== 200) continue
        const { vendor_name, description } = changed.vendor_data as Record<string, string>
        expect(await stored(changed)).toMatchObject({
          vendor_name: vendor_name!.trim(),
          description: description!.trim(),
        })
        kept += 1
      }
    }
    expect(kept, 'most are ordinary text').toBeGreaterThan(naughtyStrings.length / textsAtOnce / 2)
  })

  it('is stored or refused, for every number', manyCalls, async () => {
    const inputs = await adminInputs(open().db)
    const browser = await aSignedInBrowser(open())
    for (const [operationId, input] of Object.entries(inputs)) {
      const leaves = leavesOf(input).filter(({ value }) => typeof value === 'number')
      for (const [place, { path }] of leaves.entries()) {
        for (const number of hostileNumbers.filter((_, each) => isDue(place, each, 2))) {
          const answer = await send(browser, operationId, withLeaf(input, path, number))
          const expected = [200, 400, ...(otherRefusals[operationId] ?? [])]
          expect(expected, `${operationId} ${path.join('.')} ${number}`).toContain(answer.status)
        }
      }
    }
  })

  it('is refused as an invalid price, and stored as a valid one', async () => {
    const { admin_update_trip: input } = await adminInputs(open().db)
    const browser = await aSignedInBrowser(open())
    const save = (price: number) => send(browser, 'admin_update_trip', withLeaf(input, ['trip_data', 'price'], price))
    for (const price of [1e-300, 0, 0.5, 1.1, 58_500.99, 100_000_000.01, 100_000_001]) {
      expect(await save(price), String(price)).toEqual({ status: 400, refused: ['trip_data.price'] })
    }
    for (const price of [1, 7, 58_500, 99_999_999, 100_000_000]) {
      expect((await save(price)).status, String(price)).toBe(200)
      const stored = await browser.send('GET', `/api/admin/trips/${String(input!.trip_id)}`)
      expect(await stored.json()).toMatchObject({ price })
    }
  })

  it('is stored or refused with an upload', manyCalls, async () => {
    const browser = await aSignedInBrowser(open())
    const bytes = await aPictureFile()
    for (const text of ['\u0000', '\u0001', '1e-300', ...naughtyStrings.slice(0, 12)]) {
      for (const field of ['alt', 'focal_x', 'category_id', 'bucket', 'keep', 'name of the file']) {
        const form = new FormData()
        form.set('bucket', 'trip-images')
        if (field !== 'name of the file') form.set(field, text)
        const name = field === 'name of the file' ? text : 'a.jpg'
        form.set('file', new File([bytes], name, { type: 'image/jpeg' }))
        const { status } = await browser.send('POST', '/api/admin/pictures', form)
        expect([200, 400, 422], `${field} ${JSON.stringify(text)}`).toContain(status)
      }
    }
  })

  it('is refused by sign-in and account calls', async () => {
    const browser = await aSignedInBrowser(open())
    const calls = (text: string) => [
      ['sign-in/email', { email: text, password: 'x' }],
      ['sign-in/email', { email: `${text}@hatheli.example`, password: 'x' }],
      ['sign-in/email', { email: 'admin@hatheli.example', password: text }],
      ['revoke-session', { token: text }],
      ['change-password', { currentPassword: text, newPassword: text.padEnd(20, 'x') }],
      ['two-factor/verify-totp', { code: text }],
      ['two-factor/verify-backup-code', { code: text }],
    ]
    for (const text of ['\u0000', '\ud800']) {
      for (const [path, body] of calls(text)) {
        const { status } = await browser.send('POST', `/api/auth/${String(path)}`, body)
        expect([200, 400, 401, 429], JSON.stringify([path, body])).toContain(status)
      }
    }
  })
})
