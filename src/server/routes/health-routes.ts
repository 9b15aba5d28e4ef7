import { Hono, type Context } from 'hono'
import type { Registry } from 'prom-client'
import type { Database } from '#server/platform/db/database.ts'
import { retryAfter } from '../platform/http/responses/server-failure.ts'
import type { MayReadMetrics } from '../platform/http/metrics/metrics-access.ts'

export interface HealthOptions {
  database: Database
  metrics: Registry
  mayReadMetrics: MayReadMetrics
  /** Whether the program is shutting down. */
  isDraining: () => boolean
}

/** `/healthz`: the process is up; `/readyz`: it can serve; `/metrics`: Prometheus. */
export function healthRoutes({ database, metrics, mayReadMetrics, isDraining }: HealthOptions): Hono {
  return new Hono()
    .get('/healthz', (c) => plain(c, 'ok', 200))
    .get('/readyz', async (c) => {
      if (isDraining()) return plain(c, 'draining', 503)
      const isReachable = await database.ping().then(
        () => true,
        () => false,
      )
      return isReachable ? plain(c, 'ready', 200) : plain(c, 'the database does not answer', 503)
    })
    .get('/metrics', async (c) => {
      if (!mayReadMetrics(c)) return plain(c, 'Not found', 404)
      return c.text(await metrics.metrics(), 200, { 'content-type': metrics.contentType })
    })
}

function plain(c: Context, text: string, status: 200 | 404 | 503) {
  return c.text(text, status, { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': retryAfter }) })
}
