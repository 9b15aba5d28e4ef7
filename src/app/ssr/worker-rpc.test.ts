import { ORPCError } from '@orpc/client'
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { serveWorkers, createWorkerClient, callByName, createApiClient, type MakeCall } from './worker-rpc.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** Both sides of a channel. */
function channel(make: MakeCall, name: string = randomUUID()): MakeCall {
  const asking = createWorkerClient(name)
  ends.push(serveWorkers(name, make), asking.end)
  return asking.ask
}

test('a call goes over with its page, name and input, and its result comes back', async () => {
  const ask = channel(async (page, path, input) => ({ page, path, input, when: new Date(0) }))
  const input = { id: 'a', tags: ['₹'] }
  expect(await ask(7, ['trips', 'get'], input)).toEqual({ page: 7, path: ['trips', 'get'], input, when: new Date(0) })
})

test('answers find their questions, whatever comes first', async () => {
  const first = Promise.withResolvers<string>()
  const ask = channel(async (page) => (page === 1 ? first.promise : 'second'))
  const [slow, quick] = [ask(1, ['a'], null), ask(2, ['a'], null)]
  expect(await quick).toBe('second')
  first.resolve('first')
  expect(await slow).toBe('first')
})

test('a refusal keeps its code, status and text', async () => {
  const ask = channel(() => Promise.reject(new ORPCError('NOT_FOUND', { status: 404, message: 'No such trip' })))
  await expect(ask(1, ['trips', 'get'], {})).rejects.toMatchObject({
    name: 'CallRefused',
    code: 'NOT_FOUND',
    status: 404,
    message: 'No such trip',
  })
})

test('a failure of ours tells nothing of itself', async () => {
  const ask = channel(() => Promise.reject(new Error('relation "vendors" of user 9876543210 does not exist')))
  const error: unknown = await ask(1, ['trips', 'get'], {}).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', status: 500 })
  expect(JSON.stringify(error) + String(error)).not.toMatch(/vendors|9876543210/)
})

test.each(['resolve', 'reject'] as const)('what comes after the end is dropped (%s)', async (how) => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  const [late, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const name = randomUUID()
  const asking = createWorkerClient(name)
  ends.push(asking.end)
  const end = serveWorkers(name, () => {
    begun.resolve()
    return late.promise
  })
  void asking.ask(1, ['a'], null)
  await begun.promise
  end()
  late[how]()
  await setImmediate()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('channels of other names hear nothing', async () => {
  const [name, other] = [randomUUID(), randomUUID()]
  const heard: string[] = []
  channel(async () => heard.push(other), other)
  await channel(async () => 'here', name)(1, ['a'], null)
  expect(heard).toEqual([])
})

test('a client built on it makes the same call at the other end', async () => {
  const calls = createApiClient(async (path, input) => ({ path, input }))
  const asked = { path: ['trips', 'get'], input: { id: 'a' } }
  expect(await calls.trips.get({ id: 'a' })).toEqual(asked)
  expect(await callByName(calls, ['trips', 'get'], { id: 'a' })).toEqual(asked)
})
