import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublicApi } from '#contract/client.ts'
import { readClient } from '#contract/read-client.ts'
import { query, QueryCache } from './query-cache.ts'

/** Queries of these tests do not call it. */
const api = readClient<PublicApi>('/api/rpc')

const minute = 60_000
const times = { fresh: 5, retained: 20 }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** @returns a query whose answers count its reads: 1, 2, 3. */
function counting() {
  let reads = 0
  return query(['count'], times, () => Promise.resolve((reads += 1)))
}

/** @returns a query that fails, and how often it was read. */
function failing(status?: number) {
  const error = Object.assign(new Error('refused'), { status })
  const read = vi.fn(() => Promise.reject(error))
  return { query: query(['fails'], times, read), read }
}

test('what is known is not read again, and whoever asks meanwhile waits for the same read', async () => {
  const cache = new QueryCache(api, 2)
  const count = counting()
  expect(cache.known(count)).toBeUndefined()
  expect(await Promise.all([cache.ensure(count), cache.ensure(count)])).toEqual([1, 1])
  vi.advanceTimersByTime(10 * minute)
  expect(await cache.ensure(count)).toBe(1)
  expect(cache.known(count)).toBe(1)
})

test('stale data shows until newer is here, fresh data stays', async () => {
  const cache = new QueryCache(api, 2)
  const count = counting()
  await cache.ensure(count)
  const listener = vi.fn()
  const end = cache.subscribe(count, listener)
  vi.advanceTimersByTime(5 * minute - 1)
  cache.refresh(count)
  await vi.advanceTimersByTimeAsync(1)
  expect(cache.known(count)).toBe(1)
  cache.refresh(count)
  expect(cache.known(count)).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(cache.known(count)).toBe(2)
  expect(listener).toHaveBeenCalledTimes(1)
  end()
})

test('what nobody uses is forgotten, what somebody listens to is not', async () => {
  const cache = new QueryCache(api, 2)
  const count = counting()
  const other = query(['other'], times, () => Promise.resolve('other'))
  await cache.ensure(count)
  const end = cache.subscribe(count, () => {})
  vi.advanceTimersByTime(30 * minute)
  await cache.ensure(other)
  expect(cache.known(count)).toBe(1)
  end()
  vi.advanceTimersByTime(20 * minute + 1)
  await cache.ensure(other)
  expect(cache.known(count)).toBeUndefined()
})

test('a read that fails is tried again after 1 and 2 seconds', async () => {
  const { query: broken, read } = failing(503)
  const result = expect(new QueryCache(api, 2).ensure(broken)).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(999)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  await result
  expect(read).toHaveBeenCalledTimes(3)
})

test('what is not there is asked for once, until somebody asks anew', async () => {
  const { query: missing, read } = failing(404)
  const cache = new QueryCache(api, 2)
  await expect(cache.ensure(missing)).rejects.toThrow('refused')
  const awaited = cache.awaited(missing)
  expect(cache.awaited(missing)).toBe(awaited)
  await expect(awaited).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledTimes(1)
  await expect(cache.ensure(missing)).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledTimes(2)
})

test('a failed refresh leaves what there was', async () => {
  const cache = new QueryCache(api, 0)
  let fails = false
  const shaky = query(['shaky'], times, () => (fails ? Promise.reject(new Error('lost')) : Promise.resolve('old')))
  await cache.ensure(shaky)
  fails = true
  vi.advanceTimersByTime(6 * minute)
  cache.refresh(shaky)
  await vi.advanceTimersByTimeAsync(0)
  expect(cache.known(shaky)).toBe('old')
})

test('a served page brings its data, which counts as read now', async () => {
  const served = new QueryCache(api, 0)
  const count = counting()
  await served.ensure(count)
  vi.advanceTimersByTime(180 * minute)
  const visit = new QueryCache(api, 2)
  visit.hydrate(served.dehydrate())
  visit.refresh(count)
  await vi.advanceTimersByTimeAsync(0)
  expect(visit.known(count)).toBe(1)
})
