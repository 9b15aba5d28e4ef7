import { errorChain } from '../error-chain.ts'
import { TimedOut } from './with-timeout.ts'

/** What the system says of a line that is not there, or not any more. */
const brokenLine = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * SQLSTATE of a server that cannot answer now: connection lost (08), out of resources (53), told to stop (57P), a query
 * that took too long (57014). See https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const unavailableState = /^(?:08...|53...|57P..|57014)$/

/** What `pg` and its pool say without a code, in their words. */
const driverMessage =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered a connection error)|Cannot use a pool after calling end)/

interface Described {
  code?: unknown
  message?: unknown
  syscall?: unknown
}

/** @returns whether an error, or what caused it, says that the database cannot be reached or does not answer for now. */
export function isUnavailable(error: unknown): boolean {
  return errorChain(error).some((each) => each instanceof TimedOut || says(each as Described))
}

function says({ code, message, syscall }: Described): boolean {
  if (typeof code !== 'string') return typeof message === 'string' && driverMessage.test(message)
  // A unix socket that is not there.
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect'
  return brokenLine.has(code) || unavailableState.test(code) || isMissingSocket
}
