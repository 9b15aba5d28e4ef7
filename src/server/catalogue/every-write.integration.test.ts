import { isContractProcedure } from '@orpc/contract'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminContract } from '#contract/admin/router.ts'
import { blogs, pictures, testimonials, trips, vendors } from '#server/platform/db/schema.ts'
import { adminCalls, missingId } from '#tests/support/database/admin-calls.ts'
import { aSignedInBrowser } from '#tests/support/database/signed-in.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { apiRouter } from '../routes/api/api-router.ts'
import { inTransaction, withLateTransaction } from '../api/admin-procedure.ts'

/**
 * Calls that need no idempotency key: reads with more input than an address holds, a notification that is sent again when
 * it is asked for again, and a key that is renewed only while the stored one cannot be read.
 */
const keylessCalls = {
  'proposals.page': 'admin_show_proposal_page',
  'exports.chosen': 'admin_export_chosen',
  'push.test': 'admin_test_push_device',
  'push.renewKey': 'admin_renew_push_key',
}
const keylessOperations = Object.values(keylessCalls)

describeWithDatabase('every call of the back office that writes', (open) => {
  const writes = adminCalls.filter(
    ({ method, operationId }) => method !== 'GET' && !keylessOperations.includes(operationId),
  )

  it('accepts an idempotency key', () => {
    const keyless = proceduresOf(apiRouter.admin, adminContract).filter(
      ({ method, middlewares }) =>
        method !== 'GET' && !middlewares.includes(inTransaction) && !middlewares.includes(withLateTransaction),
    )
    expect(keyless.map(({ name }) => name)).toEqual(Object.keys(keylessCalls))
  })

  it('documents the key and its refusal in the OpenAPI document', async () => {
    const { request } = open()
    const { paths } = (await (await request('/api/openapi.json')).json()) as Description
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const named = (operationId: string) => operations.find((each) => each.operationId === operationId)!
    const takesKey = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key')
    for (const { operationId } of writes) {
      expect(takesKey(named(operationId)), operationId).toBe(true)
      expect(JSON.stringify(named(operationId).responses['422']), operationId).toContain('IDEMPOTENCY_KEY_REUSED')
    }
    const known = new Set(writes.map(({ operationId }) => operationId))
    expect(operations.filter(takesKey).filter(({ operationId }) => !known.has(operationId))).toEqual([])
  })

  it('succeeds in deleting a missing record', async () => {
    const browser = await aSignedInBrowser(open())
    // Categories cannot be missing: their four rows are fixed.
    const deletions = writes.filter(
      ({ method, operationId }) => method === 'DELETE' && operationId !== 'admin_remove_category_image',
    )
    expect(deletions.length).toBeGreaterThanOrEqual(6)
    const inputs: Record<string, object> = {
      admin_delete_picture: { image_url: '/media/trip-images/missing.jpg' },
      admin_restore_check: { entity: 'trips', item_id: missingId, check: 'days' },
      admin_purge_item: { entity: 'trips', item_id: missingId },
    }
    for (const { operationId, path } of deletions) {
      expect((await browser.send('DELETE', path, inputs[operationId])).status, operationId).toBe(200)
    }
    for (const table of [trips, vendors, blogs, testimonials, pictures]) {
      expect(await open().db.$count(table), getTableName(table)).toBe(0)
    }
  })
})

interface Operation {
  operationId: string
  parameters?: { name: string }[]
  responses: Record<string, unknown>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
}

interface Procedure {
  name: string
  method: string | undefined
  middlewares: unknown[]
}

/** Walks the contract and its implementation in parallel. */
function proceduresOf(router: object, contract: object, path: string[] = []): Procedure[] {
  return Object.entries(contract).flatMap(([name, item]: [string, object]) => {
    const implemented = router[name as keyof typeof router] as object
    if (!isContractProcedure(item)) return proceduresOf(implemented, item, [...path, name])
    const { middlewares } = (implemented as { '~orpc': { middlewares: unknown[] } })['~orpc']
    return [{ name: [...path, name].join('.'), method: item['~orpc'].route.method, middlewares }]
  })
}
