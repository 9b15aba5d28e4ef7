import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import type { Logger } from 'pino'
import { serverFailure } from './server-failure.ts'

interface Next<T> {
  next: () => Promise<T>
}

/**
 * Around a call: unexpected errors are logged under an id, and only the id leaves the server.
 * @returns an interceptor that throws an expected error itself, whatever its status, or a plain one in its place.
 */
export function publicErrors(log: Logger) {
  return <T>({ next }: Next<T>): Promise<T> =>
    next().catch((error: unknown) => {
      if (error instanceof ORPCError && (error.defined || error.status < 500)) throw error
      const { code, status, message } = serverFailure(error)
      if (status === 400) throw new ORPCError(code, { status, message })
      const id = randomUUID()
      log.error({ id, err: error }, 'call failed')
      throw new ORPCError(code, { status, message, data: { id } })
    })
}
