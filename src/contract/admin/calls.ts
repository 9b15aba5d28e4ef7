import { oc } from '@orpc/contract'
import { deleteIsIdempotent, notSignedIn, writeErrors } from './fields.ts'

type Path = `/admin/${string}`

/**
 * Calls of the back office under one heading of the API documentation, with the errors that each of them has.
 * @returns a function per HTTP method, of a path, the `operationId` and a summary.
 */
export function adminCalls(heading: string) {
  const tags = [heading]
  const read = (method: 'GET' | 'POST') => (path: Path, operationId: string, summary: string) =>
    oc.route({ method, path, operationId, summary, tags }).errors(notSignedIn)
  const write = (method: 'POST' | 'PUT' | 'PATCH') => (path: Path, operationId: string, summary: string) =>
    oc.route({ method, path, operationId, summary, tags }).errors(writeErrors)
  return {
    get: read('GET'),
    post: write('POST'),
    /** Of what only reads, or may be repeated: it takes no idempotency key. */
    postWithoutKey: read('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: (path: Path, operationId: string, summary: string) =>
      oc
        .route({ method: 'DELETE', path, operationId, summary, tags, description: deleteIsIdempotent })
        .errors(writeErrors),
  }
}
