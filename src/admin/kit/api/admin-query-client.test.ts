import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from './admin-api.ts'
import { createAdminQueryClient } from './admin-query-client.ts'

const serverError = () => new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
const refusal = () => new ORPCError('VERSION_CONFLICT', { status: 409 })
const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** @returns how often a query is made that fails each time. */
async function attemptsOfQuery(fail: () => Error): Promise<number> {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(fail()))
  const asked = createAdminQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn, ...options })
    .catch(() => null)
  await vi.runAllTimersAsync()
  await asked
  return queryFn.mock.calls.length
}

/** A fetch outside of a component is not retried by default; the client's own rule is what is tested. */
const options = { retry: createAdminQueryClient().getDefaultOptions().queries!.retry! }

async function attemptsOfMutation(fail: () => Error): Promise<number> {
  const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(fail()))
  const made = new MutationObserver(createAdminQueryClient(), { mutationFn }).mutate().catch(() => null)
  await vi.runAllTimersAsync()
  await made
  return mutationFn.mock.calls.length
}

describe('retries of specification 9', () => {
  it('make two more attempts of a query, and one of a mutation', async () => {
    for (const fail of [serverError, () => new TypeError('Failed to fetch')]) {
      expect(await attemptsOfQuery(fail)).toBe(3)
      expect(await attemptsOfMutation(fail)).toBe(2)
    }
  })

  it('make none after a refusal, which would be the same again', async () => {
    for (const fail of [refusal, () => new Refused('too large'), () => new DOMException('stopped', 'AbortError')]) {
      expect(await attemptsOfQuery(fail)).toBe(1)
      expect(await attemptsOfMutation(fail)).toBe(1)
    }
  })
})

it('keeps data without its own times fresh for 5 minutes, and for 10 after its last use', async () => {
  const client = createAdminQueryClient()
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('loaded'))
  const look = async () => {
    const close = new QueryObserver(client, { queryKey: ['y'], queryFn }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    close()
  }
  await look()
  await vi.advanceTimersByTimeAsync(5 * minute - 1000)
  await look()
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  await look()
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10 * minute - 1000)
  expect(client.getQueryData(['y'])).toBe('loaded')
  await vi.advanceTimersByTimeAsync(2000)
  expect(client.getQueryData(['y'])).toBeUndefined()
})
