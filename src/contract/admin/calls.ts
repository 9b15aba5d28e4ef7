import { oc } from '@orpc/contract'
import { deleteIsIdempotent, notSignedIn, writeErrors } from './fields.ts'

type Path = `/admin/${string}`

/**
 * Calls of the back office under one heading of the API documentation, with the errors that each of them has.
 * @returns a function per HTTP method, of a path, the `operationId` and a summary.
 */
export function adminCalls(heading: string) {
  const tags = [heading]
  const write = (method: 'POST' | 'PUT' | 'PATCH') => (path: Path, operationId: string, summary: string) =>
    oc.route({ method, path, operationId, summary, tags }).errors(writeErrors)
  return {
    get: (path: Path, operationId: string, summary: string) =>
      oc.route({ method: 'GET', path, operationId, summary, tags }).errors(notSignedIn),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: (path: Path, operationId: string, summary: string) =>
      oc
        .route({ method: 'DELETE', path, operationId, summary, tags, description: deleteIsIdempotent })
        .errors(writeErrors),
  }
}
