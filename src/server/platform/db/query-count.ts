import type { Logger } from 'drizzle-orm'

/** Counts queries as they are sent, for the metrics. */
export interface QueryCount {
  logger: Logger
  /** @returns queries since the database was opened. */
  queries: () => number
}

export function queryCount(): QueryCount {
  let sent = 0
  return {
    logger: {
      logQuery() {
        sent += 1
      },
    },
    queries: () => sent,
  }
}
