import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublicApi } from '#contract/http/client.ts'
import { readClient } from '#contract/http/read-client.ts'
import { query, QueryCache } from './query-cache.ts'

/** Not called by the queries of these tests. */
const api = readClient<PublicApi>('/api/rpc')

const minute = 60_000
const times = { fresh: 5, retained: 20 }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** @returns a query whose data is the number of its reads. */
function counting() {
  let reads = 0
  return query(['count'], times, () => Promise.resolve((reads += 1)))
}

function failing(status?: number) {
  const error = Object.assign(new Error('refused'), { status })
  const read = vi.fn(() => Promise.reject(error))
  return { query: query(['fails'], times, read), read }
}

test('cached data is not read again, and concurrent fetches share one read', async () => {
  const cache = new QueryCache(api, 2)
  const count = counting()
  expect(cache.get(count)).toBeUndefined()
  expect(await Promise.all([cache.fetch(count), cache.fetch(count)])).toEqual([1, 1])
  vi.advanceTimersByTime(10 * minute)
  expect(await cache.fetch(count)).toBe(1)
  expect(cache.get(count)).toBe(1)
})

test('stale data is returned until newer data arrives, fresh data is not read again', async () => {
  const cache = new QueryCache(api, 2)
  const count = counting()
  await cache.fetch(count)
  const listener = vi.fn()
  const end = cache.subscribe(count, listener)
  vi.advanceTimersByTime(5 * minute - 1)
  cache.refresh(count)
  await vi.advanceTimersByTimeAsync(1)
  expect(cache.get(count)).toBe(1)
  cache.refresh(count)
  expect(cache.get(count)).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(cache.get(count)).toBe(2)
  expect(listener).toHaveBeenCalledTimes(1)
  end()
})

test('unused data is removed after its time, data with a subscriber is not', async () => {
  const cache = new QueryCache(api, 2)
  const count = counting()
  const other = query(['other'], times, () => Promise.resolve('other'))
  await cache.fetch(count)
  const end = cache.subscribe(count, () => {})
  vi.advanceTimersByTime(30 * minute)
  await cache.fetch(other)
  expect(cache.get(count)).toBe(1)
  end()
  vi.advanceTimersByTime(20 * minute + 1)
  await cache.fetch(other)
  expect(cache.get(count)).toBeUndefined()
})

test('a failed read is retried after 1 and 2 seconds', async () => {
  const { query: broken, read } = failing(503)
  const result = expect(new QueryCache(api, 2).fetch(broken)).rejects.toThrow('refused')
  await vi.advanceTimersByTimeAsync(999)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  await result
  expect(read).toHaveBeenCalledTimes(3)
})

test('a 404 is not retried until the query is fetched again', async () => {
  const { query: missing, read } = failing(404)
  const cache = new QueryCache(api, 2)
  await expect(cache.fetch(missing)).rejects.toThrow('refused')
  const promise = cache.getPromise(missing)
  expect(cache.getPromise(missing)).toBe(promise)
  await expect(promise).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledTimes(1)
  await expect(cache.fetch(missing)).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledTimes(2)
})

test('stale data stays after a failed refresh', async () => {
  const cache = new QueryCache(api, 0)
  let fails = false
  const shaky = query(['shaky'], times, () => (fails ? Promise.reject(new Error('lost')) : Promise.resolve('old')))
  await cache.fetch(shaky)
  fails = true
  vi.advanceTimersByTime(6 * minute)
  cache.refresh(shaky)
  await vi.advanceTimersByTimeAsync(0)
  expect(cache.get(shaky)).toBe('old')
})

test('data of a server-rendered page is hydrated as fresh', async () => {
  const served = new QueryCache(api, 0)
  const count = counting()
  await served.fetch(count)
  vi.advanceTimersByTime(180 * minute)
  const visit = new QueryCache(api, 2)
  visit.hydrate(served.dehydrate())
  visit.refresh(count)
  await vi.advanceTimersByTimeAsync(0)
  expect(visit.get(count)).toBe(1)
})
