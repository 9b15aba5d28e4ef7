import { notFound } from '@tanstack/react-router'
import type { QueryCache } from '../shell/query-cache.ts'
import { pageQuery } from '../shell/site-query.ts'

/** There is no such page until the settings have its text. */
export function loadCancellation(queries: QueryCache) {
  return queries.fetch(pageQuery('cancellation')).catch((error: unknown) => {
    throw (error as { status?: number }).status === 404 ? notFound() : error
  })
}
