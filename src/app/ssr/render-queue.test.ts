import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

/** A queue of tasks that end when the test says so. */
function queue(limits: { running: number; waiting: number; wait: number }) {
  const runQueued = createRenderQueue(limits)
  const started: string[] = []
  const gates = new Map<string, PromiseWithResolvers<string>>()
  const run = (name: string) => {
    const gate = Promise.withResolvers<string>()
    gates.set(name, gate)
    return runQueued(() => {
      started.push(name)
      return gate.promise
    })
  }
  const end = async (name: string) => {
    gates.get(name)!.resolve(name)
    await setImmediate()
  }
  return { run, started, end, fail: (name: string) => gates.get(name)!.reject(new Error(name)) }
}

const never = 600_000

test('tasks above the limit start in order as others end or fail', async () => {
  const { run, started, end, fail } = queue({ running: 2, waiting: 10, wait: never })
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name).catch((error: Error) => `${error.message} failed`))
  expect(started).toEqual(['a', 'b'])
  fail('b')
  await setImmediate()
  expect(started).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b failed', 'c', 'd'])
  void run('e')
  expect(started.at(-1)).toBe('e')
})

test('a task is rejected when the queue is full', async () => {
  const { run, end } = queue({ running: 1, waiting: 1, wait: never })
  const both = [run('a'), run('b')]
  await expect(run('c')).rejects.toMatchObject({ name: 'Overloaded' })
  await end('a')
  await end('b')
  expect(await Promise.all(both)).toEqual(['a', 'b'])
})

test('a task that has waited too long is rejected, never starts, and leaves the queue', async () => {
  const { run, started, end } = queue({ running: 1, waiting: 1, wait: 20 })
  const first = run('a')
  await expect(run('b')).rejects.toMatchObject({ name: 'Overloaded' })
  const third = run('c')
  await end('a')
  await end('c')
  expect(await Promise.all([first, third])).toEqual(['a', 'c'])
  expect(started).toEqual(['a', 'c'])
})
