import { notFound } from '@tanstack/react-router'
import type { QueryCache } from '#site/shell/queries/query-cache.ts'
import { featuredTripsQuery } from '#site/trips/trip-queries.ts'

/** Shows featured trips, as far as they can be read. @param data for the page. */
export async function throwNotFound(queries: QueryCache, data?: unknown): Promise<never> {
  await queries.fetchIfPossible(featuredTripsQuery)
  throw notFound({ data })
}

/** @param code of the refusal of a read that found nothing. @throws the error if it is another one. */
export async function throwIfNotFound(queries: QueryCache, error: unknown, code: string): Promise<never> {
  const refusal = error as { code?: unknown; message?: string }
  return refusal.code === code ? throwNotFound(queries, { message: refusal.message }) : Promise.reject(error)
}
