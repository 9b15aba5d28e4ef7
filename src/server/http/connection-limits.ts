import type { RestLimits } from './drain-body.ts'

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** Between an answer and the next request. */
  idle: number
  /** For the whole head of a request, and for the whole request. */
  head: number
  request: number
  /** Between two bytes of a body, and between two that a reader takes. */
  silence: number
  /** Between two looks for heads and requests that took too long. */
  checkEvery: number
  /** Requests of one connection that may wait for the answer to an earlier one. */
  waiting: number
  /** What is still read of a body whose request was refused. */
  rest: RestLimits
}

/**
 * Proxies keep an idle connection for a minute and must be the ones who close it: otherwise they send a request on a
 * connection that is just being closed.
 */
const idle = 75_000

/** A slow line needs minutes for a picture of several megabytes, but it is never silent for long. */
export const usualLimits: ConnectionLimits = {
  idle,
  head: 60_000,
  request: 300_000,
  silence: 45_000,
  checkEvery: 1000,
  waiting: 32,
  rest: { time: 30_000, bytes: 32 * 1_048_576 },
}
