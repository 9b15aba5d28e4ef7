import { errorChain } from '../error-chain.ts'
import { TimedOut } from './with-timeout.ts'

const networkErrors = new Set([
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
 * SQLSTATE of a server that cannot answer now: connection failure (08), insufficient resources (53), shutdown (57P),
 * statement timeout (57014). See https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const unavailableStates = /^(?:08...|53...|57P..|57014)$/

/** Messages of errors of `pg` and `pg-pool` that have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered a connection error)|Cannot use a pool after calling end)/

interface ErrorFields {
  code?: unknown
  message?: unknown
  syscall?: unknown
}

/** @returns whether an error or one of its causes means that the database is unreachable: docs/decisions/0032. */
export function isUnavailable(error: unknown): boolean {
  return errorChain(error).some((each) => each instanceof TimedOut || isUnavailableError(each as ErrorFields))
}

function isUnavailableError({ code, message, syscall }: ErrorFields): boolean {
  if (typeof code !== 'string') return typeof message === 'string' && driverMessages.test(message)
  // Without `syscall` a missing file would count as a missing unix socket.
  const isMissingSocket = code === 'ENOENT' && syscall === 'connect'
  return networkErrors.has(code) || unavailableStates.test(code) || isMissingSocket
}
