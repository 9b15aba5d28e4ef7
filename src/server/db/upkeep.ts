import type { PGlite } from '@electric-sql/pglite'

const hour = 3_600_000

/** By then whoever waited for the start has been served. */
const soon = 20_000

/** Tables of which more than a tenth changed since the planner looked at them; PostgreSQL uses the same measure. */
const changedTables = `select quote_ident(counted.relname) as name
  from pg_stat_user_tables counted join pg_class kept on kept.oid = counted.relid
  where counted.n_mod_since_analyze > 50 + greatest(kept.reltuples, 0) / 10`

/** The work that a PostgreSQL server does beside its answers. */
export interface Upkeep {
  /** Resolves when nothing of it is running any more. */
  stop(): Promise<void>
}

/**
 * Does what autovacuum does elsewhere and nobody in PGlite: soon after the start and then every hour. Without it indexes
 * never hear which rows everybody may see, and each count reads the rows as well.
 */
export function startUpkeep(client: PGlite): Upkeep {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() => tidy(client))
  }
  const first = setTimeout(run, soon).unref()
  const later = setInterval(run, hour).unref()
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(later)
      return running
    },
  }
}

/**
 * Where nothing changed it takes some ten milliseconds, a few hundred at the first time in a process. A failure is no
 * reason to stop: all answers stay right.
 */
async function tidy(client: PGlite): Promise<void> {
  try {
    await client.exec('vacuum')
    const { rows } = await client.query<{ name: string }>(changedTables)
    for (const { name } of rows) await client.exec(`analyze ${name}`)
  } catch {
    // The next hour tries again.
  }
}
