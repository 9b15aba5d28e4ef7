import { adminMessages } from './messages.ts'

/**
 * The request header that makes a write of the back office repeatable: the first call with a key does the work, every
 * further one gets its answer. See draft-ietf-httpapi-idempotency-key-header.
 */
export const idempotencyHeader = 'Idempotency-Key'

/** Characters of a key: visible ASCII, which includes the quotes of the draft's form. */
export const idempotencyKeyPattern = /^[\u0021-\u007e]{1,200}$/

/** Hours for which the answer to a key can be asked for again, at least. */
export const idempotencyHours = 24

/** A key was used before, for another call or another input. */
export const keyReused = {
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: adminMessages.idempotency.reused },
} as const
