import { adminMessages } from '#contract/messages.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { isDiskFull } from '#server/disk-full.ts'

/** What a client is told of a failure of ours: whether trying again helps, and nothing of its reasons. */
export interface ServerFailure {
  code: 'INTERNAL_SERVER_ERROR' | 'SERVICE_UNAVAILABLE' | 'INSUFFICIENT_STORAGE'
  status: 500 | 503 | 507
  message: string
}

/** The program has more to do than it can, or something took too long: to be tried again later. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Seconds after which a client may try again what was answered with 503. */
export const retryAfter = '5'

const unexpected = { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Something went wrong on our side.' } as const

const unavailable = {
  code: 'SERVICE_UNAVAILABLE',
  status: 503,
  message: 'The server cannot answer right now. Please try again in a moment.',
} as const

const full = { code: adminMessages.diskFull.code, status: 507, message: adminMessages.diskFull.message } as const

/** @returns what is answered to a request that ended with this error. */
export function serverFailure(error: unknown): ServerFailure {
  if (isDiskFull(error)) return full
  return error instanceof Overloaded || isUnavailable(error) ? unavailable : unexpected
}
