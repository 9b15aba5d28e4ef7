import type { DrainLimits } from './drain-body.ts'

/** Times in milliseconds (docs/decisions/0035). */
export interface ConnectionLimits {
  /** Between a response and the next request. */
  idle: number
  /** For the headers of a request, for its body, and for the whole request where it uploads a picture. */
  head: number
  body: number
  request: number
  /** Between two bytes of a request body, or of a response that a client reads. */
  inactivity: number
  /** Interval of the check for timeouts. */
  checkEvery: number
  /** Pipelined requests of one connection that may wait for an earlier response. */
  waiting: number
  drain: DrainLimits
}

/**
 * Longer than the minute for which proxies keep an idle connection, so that the proxy closes it first: otherwise it may
 * send a request on a connection that is being closed.
 */
const idle = 75_000

/** A slow line needs minutes for a picture of several megabytes, but it is never silent for long. */
export const usualLimits: ConnectionLimits = {
  idle,
  head: 60_000,
  body: 60_000,
  request: 300_000,
  inactivity: 45_000,
  checkEvery: 1000,
  waiting: 32,
  drain: { time: 30_000, bytes: 32 * 1_048_576 },
}
