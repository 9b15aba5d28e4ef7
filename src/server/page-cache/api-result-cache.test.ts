import { expect, test } from 'vitest'
import { createApiResultCache } from './api-result-cache.ts'

const counting = () => {
  let times = 0
  return async () => {
    times += 1
    return { times }
  }
}

test('a call is made once until content changes', async () => {
  const cache = createApiResultCache(1000)
  const read = counting()
  expect(await cache.getOrCreate('trips', read)).toEqual({ times: 1 })
  expect(await cache.getOrCreate('trips', read)).toEqual({ times: 1 })
  cache.purge()
  expect(await cache.getOrCreate('trips', read)).toEqual({ times: 2 })
})

test('null and undefined are cached like other results', async () => {
  const cache = createApiResultCache(1000)
  for (const result of [null, undefined]) {
    let times = 0
    const read = async () => {
      times += 1
      return result
    }
    const key = String(result)
    expect([await cache.getOrCreate(key, read), await cache.getOrCreate(key, read), times]).toEqual([result, result, 1])
  }
})

test('a failure rejects all concurrent callers and is not cached', async () => {
  const cache = createApiResultCache(1000)
  const gate = Promise.withResolvers<string>()
  const both = [cache.getOrCreate('blogs', () => gate.promise), cache.getOrCreate('blogs', () => gate.promise)]
  gate.reject(new Error('gone'))
  for (const each of await Promise.allSettled(both)) expect(each.status).toBe('rejected')
  expect(await cache.getOrCreate('blogs', async () => 'back')).toBe('back')
})

test('a result that was requested before a purge is not served after it', async () => {
  const cache = createApiResultCache(1000)
  const slow = Promise.withResolvers<string>()
  const before = cache.getOrCreate('trip', () => slow.promise)
  cache.purge()
  const after = cache.getOrCreate('trip', async () => 'new')
  slow.resolve('old')
  expect([await before, await after, await cache.getOrCreate('trip', async () => 'newest')]).toEqual([
    'old',
    'new',
    'new',
  ])
})

test('memory stays below its limit', async () => {
  const cache = createApiResultCache(3000)
  const read = counting()
  await cache.getOrCreate('first', read)
  for (let number = 0; number < 20; number += 1) await cache.getOrCreate(`${number}`, async () => 'x'.repeat(20))
  expect(await cache.getOrCreate('first', read)).toEqual({ times: 2 })
})
