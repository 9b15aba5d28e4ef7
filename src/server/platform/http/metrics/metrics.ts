import type { MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** @returns a registry with the metrics of the process. */
export function createMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/**
 * A counter whose value is read when metrics are collected: for events on a path where every microsecond matters, or
 * that are counted elsewhere already.
 */
export function countFrom(registry: Registry, name: string, help: string, total: () => number): void {
  const counter = new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset()
      this.inc(total())
    },
  })
  registry.registerMetric(counter)
}

/** A figure that is read when metrics are collected; null leaves it out. */
export function gaugeFrom(registry: Registry, name: string, help: string, read: () => number | null): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      const value = read()
      this.remove()
      if (value !== null) this.set(value)
    },
  })
  registry.registerMetric(gauge)
}

/** Counts and times responses by kind of URL, so that no path or id becomes a label. */
export function measureRequests(registry: Registry): MiddlewareHandler {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by kind of address and status',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  return async (c, next) => {
    const stop = seconds.startTimer()
    await next()
    stop({ kind: kindOf(c.req.path), status: String(c.res.status) })
  }
}

function kindOf(path: string): string {
  const first = path.split('/')[1] ?? ''
  return ['api', 'media', 'assets', 'admin', 'preview', 'p'].includes(first) ? first : 'page'
}
