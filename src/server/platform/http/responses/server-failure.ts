import { adminMessages } from '#contract/messages.ts'
import { isRefusedText } from '../../db/failures.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { isDiskFull } from '../../disk-full.ts'

/** The program is overloaded or something timed out; the client should retry later. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Seconds for `Retry-After` of a 503. */
export const retryAfter = '5'

const unexpected = { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Something went wrong on our side.' } as const

const unavailable = {
  code: 'SERVICE_UNAVAILABLE',
  status: 503,
  message: 'The server cannot answer right now. Please try again in a moment.',
} as const

const full = { code: adminMessages.diskFull.code, status: 507, message: adminMessages.diskFull.message } as const

const malformed = { code: 'BAD_REQUEST', status: 400, message: adminMessages.fields.damagedText } as const

/** @returns a server error as clients see it: whether a retry may help, without reasons. */
export function serverFailure(error: unknown) {
  if (isRefusedText(error)) return malformed
  if (isDiskFull(error)) return full
  return error instanceof Overloaded || isUnavailable(error) ? unavailable : unexpected
}
