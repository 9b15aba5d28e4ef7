import { ORPCError } from '@orpc/server'
import { once } from 'node:events'
import { setImmediate as nextTick } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { nobody, type Visitor } from '#server/auth/visitor.ts'
import type { ApiContext } from '#server/catalogue/common/context.ts'
import { Overloaded } from '#server/http/responses/server-failure.ts'
import { createApiResultCache } from '#server/page-cache/api-result-cache.ts'
import { aSiteProfile } from '#tests/support/factories/site-profile.ts'
import { createApiServer } from './api-server.ts'
import { connectApi } from './job-api.ts'

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** Of sample content the handler would ask the database. */
const profile = aSiteProfile({ sample_content: false })

const theAdmin: Visitor = {
  ...nobody,
  admin: async () => ({
    id: 'admin',
    email: 'admin@hatheli.example',
    twoFactorEnabled: false,
    session: { id: 'session', createdAt: new Date(), expiresAt: new Date() },
  }),
}

const minute = 60_000

/** @param profileOf handles `site.profile`; its argument says whether the admin makes the call. */
function serverOf(profileOf: (isAdmin: boolean) => unknown, timeout = minute) {
  const contextOf = (visitor: Visitor) => ({
    admin: visitor.admin,
    /** The handler reads nothing else from its context. */
    settings: {
      read: async () => ({ profile: await profileOf((await visitor.admin()) !== null) }),
    },
  })
  return createApiServer(({ visitor }) => contextOf(visitor) as unknown as ApiContext, timeout)
}

/** Connects a client to the server; `port2` is the worker's end. */
function workerOf(server: ReturnType<typeof createApiServer>, cache = true) {
  const { port1, port2 } = new MessageChannel()
  server.connect(port1)
  closers.push(() => port2.close())
  return { createJobApi: connectApi(port2, cache ? createApiResultCache(100_000) : null), port1, port2 }
}

const named = (brand_name: string) => ({ ...profile, brand_name })

test('a call through the port returns the result of its handler', async () => {
  const { createJobApi } = workerOf(serverOf(() => profile))
  expect(await createJobApi(null).api.site.profile()).toEqual(profile)
})

test('each worker gets the results of its own calls, in any order', async () => {
  const first = Promise.withResolvers<unknown>()
  let calls = 0
  const server = serverOf(() => ((calls += 1) === 1 ? first.promise : named('second')))
  const [one, other] = [workerOf(server), workerOf(server)]
  const onMessage = vi.fn<() => void>()
  one.port2.on('message', onMessage)
  const slow = one.createJobApi(null).api.site.profile()
  await expect.poll(() => calls).toBe(1)
  expect(await other.createJobApi(null).api.site.profile()).toEqual(named('second'))
  expect(onMessage).not.toHaveBeenCalled()
  first.resolve(named('first'))
  expect(await slow).toEqual(named('first'))
})

test('results of the admin are neither cached nor visible to other jobs', async () => {
  const server = serverOf((isAdmin) => named(isAdmin ? 'draft' : 'published'))
  const { createJobApi } = workerOf(server)
  const read = async (privateJob: number | null) => (await createJobApi(privateJob).api.site.profile()).brand_name
  let ended = 0
  await server.runFor({ visitor: theAdmin, preview: null }, async (privateJob) => {
    expect(privateJob).not.toBeNull()
    ended = privateJob!
    expect(await Promise.all([read(privateJob), read(null), read(privateJob)])).toEqual(['draft', 'published', 'draft'])
    expect(await read(ended + 1), 'an unknown job id').toBe('published')
  })
  expect(await read(ended), 'the id of a job that has ended').toBe('published')
  await server.runFor({ visitor: nobody, preview: null }, async (privateJob) =>
    expect([privateJob, await read(privateJob)]).toEqual([null, 'published']),
  )
})

test('a client error keeps its code, status and message, and is not counted as a failure', async () => {
  const refuse = () => Promise.reject(new ORPCError('NOT_FOUND', { status: 404, message: 'No such trip' }))
  const { api, failures } = workerOf(serverOf(refuse)).createJobApi(null)
  await expect(api.site.profile()).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404, message: 'No such trip' })
  expect(failures).toEqual({ failed: false, unavailable: false })
})

test('a server error reveals no details, and is counted for its job only', async () => {
  const fail = () => Promise.reject(new Error('relation "vendors" of user 9876543210 does not exist'))
  const { createJobApi } = workerOf(serverOf(fail))
  const { api, failures } = createJobApi(null)
  const error: unknown = await api.site.profile().catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', status: 500 })
  expect(JSON.stringify(error) + String(error)).not.toMatch(/vendors|9876543210/)
  expect(failures).toEqual({ failed: true, unavailable: false })
  expect(createJobApi(null).failures).toEqual({ failed: false, unavailable: false })
})

test.each([
  ['overload', () => Promise.reject(new Overloaded('too much')), minute],
  ['a timeout', () => new Promise(() => {}), 50],
])('%s becomes a 503', async (_, profileOf, timeout) => {
  const { api, failures } = workerOf(serverOf(profileOf, timeout)).createJobApi(null)
  await expect(api.site.profile()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  expect(failures).toEqual({ failed: true, unavailable: true })
})

test('jobs share a pending call, and its failure is counted for each of them', async () => {
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let calls = 0
  const server = serverOf(async () => {
    calls += 1
    if (calls > 1) return profile
    begun.resolve()
    await gate.promise
    throw new Error('gone')
  })
  const { createJobApi } = workerOf(server)
  const jobs = [createJobApi(null), createJobApi(null)]
  const both = Promise.allSettled(jobs.map(({ api }) => api.site.profile()))
  await begun.promise
  gate.resolve()
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(jobs.map(({ failures }) => failures.failed)).toEqual([true, true])
  for (const { api } of jobs) expect(await api.site.profile()).toEqual(profile)
  expect(calls).toBe(2)
})

test.each(['resolve', 'reject'] as const)('a result for a closed port is dropped (%s)', async (how) => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const [late, begun] = [Promise.withResolvers<unknown>(), Promise.withResolvers<void>()]
  const server = serverOf(() => {
    begun.resolve()
    return late.promise
  })
  const { createJobApi, port1, port2 } = workerOf(server, false)
  const call = createJobApi(null).api.site.profile()
  await begun.promise
  const ended = Promise.all([once(port1, 'close'), expect(call).rejects.toThrow()])
  port2.close()
  await ended
  late[how](profile)
  await nextTick()
  await nextTick()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('procedures of the back office are not reachable', async () => {
  const { port1, port2 } = new MessageChannel()
  serverOf(() => profile).connect(port1)
  closers.push(() => port2.close())
  const { api } = connectApi(port2, null)(null)
  const { admin } = api as unknown as { admin: { trips: { list: (input: object) => Promise<unknown> } } }
  await expect(admin.trips.list({})).rejects.toMatchObject({ status: 404 })
})
