import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** The answers to writes that carried a key, stored together with what they wrote. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    operation: text().notNull(),
    /** SHA-256 of the input, so that the input itself is not stored. */
    fingerprint: text().notNull(),
    /** JSON; null only inside of the transaction that is doing the work. */
    answer: text(),
    created_at: createdAt(),
  },
  (table) => [index('idempotency_keys_by_time').on(table.created_at)],
)
