import { expect, it } from 'vitest'
import { hashLimit } from './hash-limit.ts'

it('runs tasks one at a time, queues up to the limit and refuses the rest at once', async () => {
  const limit = hashLimit()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let [running, maxRunning] = [0, 0]
  const call = () =>
    limit((enqueue) =>
      enqueue(async () => {
        maxRunning = Math.max(maxRunning, (running += 1))
        await released
        running -= 1
        return 'done'
      }),
    )
  const calls = Array.from({ length: 20 }, call)
  expect(await Promise.all(calls.slice(12))).toEqual(Array.from({ length: 8 }, () => null))
  release()
  expect(await Promise.all(calls.slice(0, 12))).toEqual(Array.from({ length: 12 }, () => 'done'))
  expect(maxRunning).toBe(1)
  expect(await call()).toBe('done')
})

it('frees its place in the queue after a failure', async () => {
  const limit = hashLimit()
  const failing = () => limit((enqueue) => enqueue(() => Promise.reject(new Error('no memory'))))
  for (let turn = 0; turn < 15; turn += 1) await expect(failing()).rejects.toThrow('no memory')
})
