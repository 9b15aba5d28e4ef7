import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../../log.ts'
import { watchChanges } from './watch-changes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** @param looks what the database tells, one look after the other; null where it does not answer. */
function watched(looks: (string[] | null)[]) {
  const told = { missed: 0, answers: [] as boolean[] }
  const watch = watchChanges({
    look: async () => {
      const xids = looks.shift()
      if (xids === null) throw new Error('no answer')
      return { xids: xids ?? [], unknown: false, now: Date.now() + 5000.25 }
    },
    log: createLog('silent'),
    isDeaf: () => false,
    onMissed: () => (told.missed += 1),
    onAnswer: (answers) => told.answers.push(answers),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  return { ...watch, told }
}

it('what was announced is not taken for missed, also where the notification comes a moment after the answer', async () => {
  const { heard, told, missed, clockAhead } = watched([['1'], ['2'], []])
  heard('1')
  await vi.advanceTimersByTimeAsync(2050)
  heard('2')
  await vi.advanceTimersByTimeAsync(5000)
  expect([told.missed, missed()]).toEqual([0, 0])
  expect(clockAhead(), 'in whole milliseconds, as moments are').toBe(5000)
})

it('what was not announced is told at the look, and counted once no notification followed', async () => {
  const { told, missed, heard } = watched([[], ['1'], ['2'], []])
  await vi.advanceTimersByTimeAsync(2200)
  expect([told.missed, missed()]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(2200)
  heard('2')
  await vi.advanceTimersByTimeAsync(2200)
  expect([told.missed, missed()]).toEqual([2, 1])
})

it('the database counts as silent when two looks in turn fail', async () => {
  const { told } = watched([null, [], null, null, []])
  await vi.advanceTimersByTimeAsync(5000)
  expect(told.answers).toEqual([true, false, true])
})
