import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Responses to writes with a key, stored in the transaction of the write: docs/decisions/0037. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    operation: text().notNull(),
    /** SHA-256 of the input, so that the input itself is not stored. */
    fingerprint: text().notNull(),
    /** JSON; null only inside the transaction of the write. */
    answer: text(),
    /** The change that the write left, so that a repeated call can name it. */
    change_id: bigint({ mode: 'number' }),
    created_at: createdAt(),
  },
  (table) => [index('idempotency_keys_by_time').on(table.created_at)],
)
