import { expect, it } from 'vitest'
import { hashLimit } from './hash-limit.ts'

it('runs one after the other, lets some wait and refuses the rest at once', async () => {
  const lane = hashLimit()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let [running, most] = [0, 0]
  const call = () =>
    lane((inTurn) =>
      inTurn(async () => {
        most = Math.max(most, (running += 1))
        await held
        running -= 1
        return 'done'
      }),
    )
  const calls = Array.from({ length: 20 }, call)
  expect(await Promise.all(calls.slice(12))).toEqual(Array.from({ length: 8 }, () => null))
  letGo()
  expect(await Promise.all(calls.slice(0, 12))).toEqual(Array.from({ length: 12 }, () => 'done'))
  expect(most).toBe(1)
  expect(await call()).toBe('done')
})

it('has room again after a failure', async () => {
  const lane = hashLimit()
  const failing = () => lane((inTurn) => inTurn(() => Promise.reject(new Error('no memory'))))
  for (let turn = 0; turn < 15; turn += 1) await expect(failing()).rejects.toThrow('no memory')
})
