import { expect, test } from 'vitest'
import { queue } from './queue.ts'

/** Tasks that note their start and end when they are told to. */
function tasks(room: number) {
  const running = new Set<string>()
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const inTurn = queue(room)
  return {
    running: () => [...running].join(' '),
    add(name: string, weight?: number) {
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      return inTurn(async () => {
        running.add(name)
        await end.promise.finally(() => running.delete(name))
      }, weight)
    },
    async end(name: string, error?: Error) {
      const { resolve, reject } = ends.get(name)!
      if (error) reject(error)
      else resolve()
      await settled()
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('as many run together as have room', async () => {
  const { add, end, running } = tasks(2)
  for (const name of ['a', 'b', 'c']) void add(name)
  await settled()
  expect(running()).toBe('a b')
  await end('b')
  expect(running()).toBe('a c')
})

test('one that takes all of the room runs alone, and those behind it wait', async () => {
  const { add, end, running } = tasks(100)
  void add('small', 50)
  void add('large', 100)
  void add('after', 50)
  await settled()
  expect(running()).toBe('small')
  await end('small')
  expect(running()).toBe('large')
  await end('large')
  expect(running()).toBe('after')
})

test('one that fails tells its caller and makes room', async () => {
  const { add, end, running } = tasks(1)
  const failing = expect(add('fails')).rejects.toThrow('no picture')
  void add('next')
  await end('fails', new Error('no picture'))
  await failing
  expect(running()).toBe('next')
})
