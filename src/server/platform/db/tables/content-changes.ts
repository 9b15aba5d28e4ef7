import { customType, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** A transaction's id with its epoch, as text. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Transactions that changed content within the last hours, written by the triggers that announce them: a node asks
 * for those whose notification it missed (docs/decisions/0087). Unlogged: a crash ends all connections, and with it
 * the trust in cached pages.
 */
export const contentChanges = pgTable('content_changes', {
  xid: xid8().primaryKey(),
  at: createdAt(),
})

/** Hashes of what visitors did today, which all nodes share (docs/decisions/0087). Unlogged: in no backup. */
export const visitsToday = pgTable('visits_today', { day: date().notNull(), visit: text().notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.visit] }),
])
