import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/database.ts'
import { countFrom, gaugeFrom } from './metrics.ts'

export function measureDatabase(registry: Registry, { figures }: Pick<Database, 'figures'>): void {
  countFrom(registry, 'db_queries_total', 'Queries sent to the database', () => figures().queries)
  countFrom(
    registry,
    'db_listener_losses_total',
    'Times that the connection which listens for content changes was lost',
    () => figures().listenerLosses,
  )
  countFrom(
    registry,
    'db_missed_changes_total',
    'Changes of content that a poll found and no notification announced',
    () => figures().missedChanges,
  )
  countFrom(registry, 'db_restarts_total', 'Restarts of the embedded server after it crashed', () => figures().restarts)
  gaugeFrom(
    registry,
    'db_clock_ahead_seconds',
    'Seconds that the clock of the database is ahead of this machine',
    () => figures().clockAhead / 1000,
  )
  registry.registerMetric(
    new Gauge({
      name: 'db_pool_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'] as const,
      registers: [],
      collect() {
        const { total, idle, waiting } = figures().pool
        this.set({ state: 'busy' }, total - idle)
        this.set({ state: 'idle' }, idle)
        this.set({ state: 'waiting' }, waiting)
      },
    }),
  )
}
