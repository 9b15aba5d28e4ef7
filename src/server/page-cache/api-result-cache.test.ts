import { expect, test } from 'vitest'
import { createApiResultCache } from './api-result-cache.ts'

const counting = () => {
  let times = 0
  return async () => {
    times += 1
    return { times }
  }
}

test('a read is made once until content changes', async () => {
  const cache = createApiResultCache(1000)
  const read = counting()
  expect(await cache.read('trips', read)).toEqual({ times: 1 })
  expect(await cache.read('trips', read)).toEqual({ times: 1 })
  cache.purge()
  expect(await cache.read('trips', read)).toEqual({ times: 2 })
})

test('null and nothing are results like others', async () => {
  const cache = createApiResultCache(1000)
  for (const result of [null, undefined]) {
    let times = 0
    const read = async () => {
      times += 1
      return result
    }
    const key = String(result)
    expect([await cache.read(key, read), await cache.read(key, read), times]).toEqual([result, result, 1])
  }
})

test('a failure is told to all who waited for it, and not kept', async () => {
  const cache = createApiResultCache(1000)
  const gate = Promise.withResolvers<string>()
  const both = [cache.read('blogs', () => gate.promise), cache.read('blogs', () => gate.promise)]
  gate.reject(new Error('gone'))
  for (const each of await Promise.allSettled(both)) expect(each.status).toBe('rejected')
  expect(await cache.read('blogs', async () => 'back')).toBe('back')
})

test('a read begun before a change is not given after it', async () => {
  const cache = createApiResultCache(1000)
  const slow = Promise.withResolvers<string>()
  const before = cache.read('trip', () => slow.promise)
  cache.purge()
  const after = cache.read('trip', async () => 'new')
  slow.resolve('old')
  expect([await before, await after, await cache.read('trip', async () => 'newest')]).toEqual(['old', 'new', 'new'])
})

test('memory stays below its bound', async () => {
  const cache = createApiResultCache(3000)
  const read = counting()
  await cache.read('first', read)
  for (let number = 0; number < 20; number += 1) await cache.read(`${number}`, async () => 'x'.repeat(20))
  expect(await cache.read('first', read)).toEqual({ times: 2 })
})
