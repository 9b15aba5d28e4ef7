import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { changes } from './changes.ts'
import { createdAt } from '../columns.ts'

/** Changes that the clean-up leaves alone. A table of its own, since `changes` is append-only: docs/decisions/0055. */
export const changePins = pgTable('change_pins', {
  change_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => changes.id, { onDelete: 'cascade' }),
  at: createdAt(),
})
