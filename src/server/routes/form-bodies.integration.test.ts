import { isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminMessages } from '#contract/messages.ts'
import { drafts } from '#server/platform/db/schema.ts'
import { adminCalls } from '#tests/support/database/admin-calls.ts'
import { adminInputs } from '#tests/support/database/writes/admin-inputs.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'

/** Writes that take what a form holds. */
const writes = adminCalls.filter(({ operationId }) =>
  ['admin_save_draft', 'admin_autosave', 'admin_set_schedule', 'admin_put_preview'].includes(operationId),
)

/** Bodies that no form sends, and the paths at which they are refused. */
const refusedBodies: [unknown, string][] = [
  [{ title: 'a\u0000' }, 'body.title'],
  [{ itinerary: [{ day: 1 }, { title: 'a\ud800' }] }, 'body.itinerary.1.title'],
  [{ a: { 'b\u0000': 1 } }, 'body.a'],
  [JSON.parse('{"a":{"__proto__":{"status":"published"}}}'), 'body.a'],
  [JSON.parse('{"__proto__":{"status":"published"}}'), 'body'],
  [{ constructor: { prototype: 1 } }, 'body'],
  [{ list: Array.from({ length: 100_000 }, () => 0) }, 'body.list'],
  [{ text: 'x'.repeat(700_000) }, 'body'],
  [{ text: '\u0001'.repeat(150_000) }, 'body'],
  [[], 'body'],
  ['text', 'body'],
  [null, 'body'],
]

/** Values that RPC adds to those of JSON, by its number of their type. */
const notJson: [number, unknown][] = [
  [0, '12345678901234567890'],
  [1, '2026-11-23T00:00:00.000Z'],
  [2, null],
  [4, 'https://guide.example/'],
  [5, '/a/g'],
  [6, [1, 2]],
  [7, [[1, 2]]],
]

describeWithDatabase('what a form holds', (open) => {
  /** Calls over RPC, as our own pages do. @param text with `"!"` in place of it: JSON that no client would write. */
  const sender = async () => {
    const { request, config, db } = open()
    const inputs = await adminInputs(db)
    const browser = await aSignedInBrowser(open())
    return async ({ operationId, rpcPath }: (typeof writes)[number], body: unknown, more = {}, text = '') => {
      const json = JSON.stringify({ json: { ...inputs[operationId], body }, ...more })
      const answer = await request(rpcPath, {
        method: 'POST',
        headers: { cookie: browser.cookies(), origin: config.siteUrl, 'content-type': 'application/json' },
        body: text ? json.replace('"!"', text) : json,
      })
      const { json: error } = (await answer.json().catch(() => ({}))) as { json?: { data?: { issues?: Issue[] } } }
      return { status: answer.status, issues: error?.data?.issues ?? [] }
    }
  }

  it('is refused at its place where the database or a program could not take it', async () => {
    const send = await sender()
    for (const call of writes) {
      for (const [body, path] of refusedBodies) {
        const { status, issues } = await send(call, body)
        const label = `${call.operationId} ${JSON.stringify(body).slice(0, 60)}`
        expect([status, ...issues.map((issue) => issue.path.join('.'))], label).toEqual([400, path])
      }
    }
  })

  it('is refused if it is nested without end, or larger than any form', async () => {
    const send = await sender()
    for (const call of writes) {
      for (const depth of [20, 5000, 300_000]) {
        const { status, issues } = await send(call, { deep: '!' }, {}, '[0,'.repeat(depth) + '1' + ']'.repeat(depth))
        expect([status, issues[0]?.message], `${call.operationId} ${depth}`).toEqual([
          400,
          adminMessages.fields.tooDeep,
        ])
      }
      expect((await send(call, { text: 'x'.repeat(3_000_000) })).status, call.operationId).toBe(413)
    }
  })

  it('is refused unless it is JSON', async () => {
    const send = await sender()
    for (const call of writes) {
      for (const [type, value] of notJson) {
        const { status } = await send(call, { title: value }, { meta: [[type, 'body', 'title']] })
        expect(status, `${call.operationId} ${type}`).toBe(400)
      }
    }
  })

  it('is kept as it is otherwise', async () => {
    const { adminApi } = open()
    const send = await sender()
    const autosave = writes.find(({ operationId }) => operationId === 'admin_autosave')!
    const body = { values: { title: '  \u0001\u{1f42f} \ufffe', price: '', toString: null, list: [[]] }, by: '\\u0000' }
    expect((await send(autosave, body)).status).toBe(200)
    const [kept] = await open().db.select().from(drafts).where(isNotNull(drafts.autosave))
    expect(kept!.autosave).toEqual(body)
    const read = await adminApi.admin.drafts.get({ entity: 'trips', item_id: kept!.item_id })
    expect(read.autosave!.body).toEqual(body)
  })
})

interface Issue {
  path: (string | number)[]
  message: string
}
