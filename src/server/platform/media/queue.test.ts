import { expect, test } from 'vitest'
import { queue } from './queue.ts'

/** Tasks that end on demand. */
function tasks(capacity: number) {
  const running = new Set<string>()
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const enqueue = queue(capacity)
  return {
    running: () => [...running].join(' '),
    add(name: string, weight?: number) {
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      return enqueue(async () => {
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

test('tasks run concurrently up to the capacity', async () => {
  const { add, end, running } = tasks(2)
  for (const name of ['a', 'b', 'c']) void add(name)
  await settled()
  expect(running()).toBe('a b')
  await end('b')
  expect(running()).toBe('a c')
})

test('a task that needs all of the capacity runs alone, and later ones wait', async () => {
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

test('a task that fails rejects and releases its capacity', async () => {
  const { add, end, running } = tasks(1)
  const failing = expect(add('fails')).rejects.toThrow('no picture')
  void add('next')
  await end('fails', new Error('no picture'))
  await failing
  expect(running()).toBe('next')
})
