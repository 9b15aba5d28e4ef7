import pg from 'pg'
import { quietTables } from '../saved-tables.ts'

/** Milliseconds without a change before a dump, and after the first change at the latest. */
const quietTime = 10_000
const longestWait = 20_000

/** Milliseconds after which a change is seen: PostgreSQL's statistics of an idle session are late by up to ten seconds. */
export const statisticsDelay = 12_000

/**
 * A number that every change of a table moves on: rows that were written since the statistics began, and the tables' files,
 * which `truncate` replaces.
 */
export const changeCount = `(
  select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del + pg_relation_filenode(relid)::int8), 0)::text
  from pg_stat_user_tables where schemaname = 'public'
    and relname not in (${quietTables.map((name) => pg.escapeLiteral(name)).join(', ')}))`

/** When a dump is due: soon after changes, but not after each. */
export function changeWatch(now: () => number = () => performance.now()) {
  let current: string | null = null
  let sent: string | null = null
  let first = 0
  let last = 0
  const isSent = () => current !== null && current === sent

  return {
    /** @param count as it is now. */
    saw(count: string) {
      if (count === current) return
      if (isSent() || current === null) first = now()
      current = count
      last = now()
    },
    isDue: () => !isSent() && (sent === null || now() - last >= quietTime || now() - first >= longestWait),
    /** Everything up to a count is at the target. */
    sent(count: string) {
      sent = count
      // Changes while it was sent wait from now on.
      first = now()
    },
    isSent,
    /** Something at the target was lost: a dump is due. */
    reset() {
      sent = null
    },
  }
}
