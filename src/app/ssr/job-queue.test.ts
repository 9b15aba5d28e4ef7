import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createJobQueue } from './job-queue.ts'

/** A queue, what began in it, and a way to end each of those. */
function queue(limits: { running: number; waiting: number; wait: number }) {
  const inTurn = createJobQueue(limits)
  const begun: string[] = []
  const gates = new Map<string, PromiseWithResolvers<string>>()
  const run = (name: string) => {
    const gate = Promise.withResolvers<string>()
    gates.set(name, gate)
    return inTurn(() => {
      begun.push(name)
      return gate.promise
    })
  }
  const end = async (name: string) => {
    gates.get(name)!.resolve(name)
    await setImmediate()
  }
  return { run, begun, end, fail: (name: string) => gates.get(name)!.reject(new Error(name)) }
}

const never = 600_000

test('as many as may are under way, the others begin in their order as places become free', async () => {
  const { run, begun, end, fail } = queue({ running: 2, waiting: 10, wait: never })
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name).catch((error: Error) => `${error.message} failed`))
  expect(begun).toEqual(['a', 'b'])
  fail('b')
  await setImmediate()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b failed', 'c', 'd'])
  void run('e')
  expect(begun.at(-1)).toBe('e')
})

test('when too many wait, the next is refused and the others stay', async () => {
  const { run, end } = queue({ running: 1, waiting: 1, wait: never })
  const both = [run('a'), run('b')]
  await expect(run('c')).rejects.toMatchObject({ name: 'Overloaded' })
  await end('a')
  await end('b')
  expect(await Promise.all(both)).toEqual(['a', 'b'])
})

test('what waited too long is refused, never begins, and leaves its place in the line', async () => {
  const { run, begun, end } = queue({ running: 1, waiting: 1, wait: 20 })
  const first = run('a')
  await expect(run('b')).rejects.toMatchObject({ name: 'Overloaded' })
  const third = run('c')
  await end('a')
  await end('c')
  expect(await Promise.all([first, third])).toEqual(['a', 'c'])
  expect(begun).toEqual(['a', 'c'])
})
