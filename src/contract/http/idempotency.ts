import { adminMessages } from '../messages.ts'

/**
 * Request header that makes an admin write repeatable: the first call with a key does the work, later ones get the
 * stored response (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyHeader = 'Idempotency-Key'

/** Visible ASCII, which includes the quotes that the draft requires. */
export const idempotencyKeyPattern = /^[\u0021-\u007e]{1,200}$/

/** Minimum number of hours for which the response to a key is stored. */
export const idempotencyHours = 24

/** The key was used before for a different call or different input. */
export const keyReused = {
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: adminMessages.idempotency.reused },
} as const
