import { ORPCError } from '@orpc/server'
import { once } from 'node:events'
import { setImmediate as nextTick } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { nobody, type Visitor } from '#server/auth/visitor.ts'
import type { ApiContext } from '#server/catalogue/common/context.ts'
import { Overloaded } from '#server/http/responses/server-failure.ts'
import { createApiResultCache } from '#server/page-cache/api-result-cache.ts'
import { readConfig } from '#server/config.ts'
import { createApiServer } from './api-server.ts'
import { connectApi } from './job-api.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const { profile } = readConfig({ NODE_ENV: 'test', SITE_URL: 'https://hatheli.test' })

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

/**
 * A server whose one call, `site.profile`, is answered by a test.
 * @param profileOf gets whether the call is the admin's.
 */
function serverOf(profileOf: (isAdmin: boolean) => unknown, timeout = minute) {
  const contextOf = (visitor: Visitor) => ({
    admin: visitor.admin,
    /** All that the handler reads of its context. */
    get profile() {
      return visitor.admin().then((admin) => profileOf(admin !== null))
    },
  })
  return createApiServer((visitor) => contextOf(visitor) as unknown as ApiContext, timeout)
}

/** A worker's end of a new port, and one that closes it as the end of a worker does. */
function workerOf(server: ReturnType<typeof createApiServer>, cache = true) {
  const { port1, port2 } = new MessageChannel()
  server.connect(port1)
  ends.push(() => port2.close())
  return { createJobApi: connectApi(port2, cache ? createApiResultCache(100_000) : null), port1, port2 }
}

const named = (brand_name: string) => ({ ...profile, brand_name })

test('a call goes over with its name, and its result comes back', async () => {
  const { createJobApi } = workerOf(serverOf(() => profile))
  expect(await createJobApi(null).api.site.profile()).toEqual(profile)
})

test('answers go to the worker that asked, and find their calls whatever comes first', async () => {
  const first = Promise.withResolvers<unknown>()
  let calls = 0
  const server = serverOf(() => ((calls += 1) === 1 ? first.promise : named('second')))
  const [one, other] = [workerOf(server), workerOf(server)]
  const heard = vi.fn<() => void>()
  one.port2.on('message', heard)
  const slow = one.createJobApi(null).api.site.profile()
  await vi.waitFor(() => expect(calls).toBe(1))
  expect(await other.createJobApi(null).api.site.profile()).toEqual(named('second'))
  expect(heard).not.toHaveBeenCalled()
  first.resolve(named('first'))
  expect(await slow).toEqual(named('first'))
})

test('what the admin reads reaches no other job and no cache', async () => {
  const server = serverOf((isAdmin) => named(isAdmin ? 'draft' : 'published'))
  const { createJobApi } = workerOf(server)
  const read = async (adminJob: number | null) => (await createJobApi(adminJob).api.site.profile()).brand_name
  let ended = 0
  await server.runFor(theAdmin, async (adminJob) => {
    expect(adminJob).not.toBeNull()
    ended = adminJob!
    expect(await Promise.all([read(adminJob), read(null), read(adminJob)])).toEqual(['draft', 'published', 'draft'])
    expect(await read(ended + 1), 'the id of no job').toBe('published')
  })
  expect(await read(ended), 'the id of a job that has ended').toBe('published')
  await server.runFor(nobody, async (adminJob) => expect([adminJob, await read(adminJob)]).toEqual([null, 'published']))
})

test('a refusal keeps its code, status and text, and is no failure', async () => {
  const refuse = () => Promise.reject(new ORPCError('NOT_FOUND', { status: 404, message: 'No such trip' }))
  const { api, failures } = workerOf(serverOf(refuse)).createJobApi(null)
  await expect(api.site.profile()).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404, message: 'No such trip' })
  expect(failures).toEqual({ failed: false, unavailable: false })
})

test('a failure tells nothing of itself, and counts for the job that read', async () => {
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
  ['that may pass', () => Promise.reject(new Overloaded('too much')), minute],
  ['of time', () => new Promise(() => {}), 50],
])('a failure %s is one to try again', async (_, profileOf, timeout) => {
  const { api, failures } = workerOf(serverOf(profileOf, timeout)).createJobApi(null)
  await expect(api.site.profile()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  expect(failures).toEqual({ failed: true, unavailable: true })
})

test('jobs share a result, and a failed call that they waited for counts for each', async () => {
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

test.each(['resolve', 'reject'] as const)('what comes after the end of a worker is dropped (%s)', async (how) => {
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

test('calls of the back office are not reachable', async () => {
  const { port1, port2 } = new MessageChannel()
  serverOf(() => profile).connect(port1)
  ends.push(() => port2.close())
  const { api } = connectApi(port2, null)(null)
  const { admin } = api as unknown as { admin: { trips: { list: (input: object) => Promise<unknown> } } }
  await expect(admin.trips.list({})).rejects.toMatchObject({ status: 404 })
})
