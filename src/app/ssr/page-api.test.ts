import { ORPCError } from '@orpc/server'
import { expect, test } from 'vitest'
import { anonymous } from '#server/platform/auth/visitor.ts'
import type { ApiContext } from '#server/api/context.ts'
import { Overloaded } from '#server/platform/http/responses/server-failure.ts'
import { aSiteProfile } from '#tests/support/factories/site-profile.ts'
import { pageApi } from './page-api.ts'

const minute = 60_000

/** With sample content the handler would query the database. */
const profile = aSiteProfile({ sample_content: false })

/** @param readProfile handles `site.profile`, which reads nothing else from its context. */
function apiOf(readProfile: () => unknown, timeout = minute) {
  const settings = { read: async () => ({ profile: await readProfile() }) }
  return pageApi({ admin: anonymous.admin, preview: null, settings } as unknown as ApiContext, timeout)
}

test('a call returns the result of its handler', async () => {
  const { api, failures } = apiOf(() => profile)
  expect(await api.site.profile()).toEqual(profile)
  expect(failures).toEqual({ failed: false, unavailable: false })
})

test('a client error keeps its code, status and message, and is not counted as a failure', async () => {
  const refuse = () => Promise.reject(new ORPCError('NOT_FOUND', { status: 404, message: 'No such trip' }))
  const { api, failures } = apiOf(refuse)
  await expect(api.site.profile()).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404, message: 'No such trip' })
  expect(failures).toEqual({ failed: false, unavailable: false })
})

test('a server error reveals no details, and is counted', async () => {
  const { api, failures } = apiOf(() => Promise.reject(new Error('relation "vendors" of user 9876543210 is missing')))
  const error: unknown = await api.site.profile().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', status: 500 })
  expect(JSON.stringify(error) + String(error)).not.toMatch(/vendors|9876543210/)
  expect(failures).toEqual({ failed: true, unavailable: false })
})

test.each([
  ['overload', () => Promise.reject(new Overloaded('too much')), minute],
  ['a timeout', () => new Promise(() => {}), 50],
])('%s becomes a 503', async (_, readProfile, timeout) => {
  const { api, failures } = apiOf(readProfile, timeout)
  await expect(api.site.profile()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  expect(failures).toEqual({ failed: true, unavailable: true })
})

test('procedures of the back office are not reachable', () => {
  expect(apiOf(() => profile).api).not.toHaveProperty('admin')
})
