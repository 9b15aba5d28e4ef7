import type { RestLimits } from './drain-body.ts'

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** Between a response and the next request. */
  idle: number
  /** For the headers of a request, and for the whole request. */
  head: number
  request: number
  /** Between two bytes of a request body, or of a response that a client reads. */
  silence: number
  /** Interval of the check for timeouts. */
  checkEvery: number
  /** Pipelined requests of one connection that may wait for an earlier response. */
  waiting: number
  /** How much is still read of the body of a refused request. */
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
