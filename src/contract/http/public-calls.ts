import { oc } from '@orpc/contract'

/** Calls of the public site, which all only read, under one heading of the API documentation. */
export function publicCalls(heading: string) {
  return {
    get: (path: `/${string}`, operationId: string, summary: string) =>
      oc.route({ method: 'GET', path, operationId, summary, tags: [heading] }),
  }
}
