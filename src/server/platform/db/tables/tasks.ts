import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { taskKinds, taskStates } from '#contract/admin/exchange/tasks.ts'
import { createdAt, id, latestFirst, moment, oneOf } from './columns.ts'

/** Long work, done by whichever node claims it: docs/decisions/0087. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    kind: text({ enum: taskKinds }).notNull(),
    state: text({ enum: taskStates }).notNull().default('waiting'),
    title: text().notNull(),
    /** Path of the screen that shows it. */
    address: text(),
    /** Subject of the task, as its kind reads it. */
    subject: jsonb().$type<Record<string, string>>().notNull(),
    /** Session of the admin who started it. */
    session_id: text(),
    person: text(),
    done: integer().notNull().default(0),
    total: integer(),
    message: text(),
    change_id: bigint({ mode: 'number' }),
    cancelling: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    /** Claim that works on it; another one may take it when the lease expires. */
    claim: uuid(),
    lease_until: moment(),
    created_at: createdAt(),
    finished_at: moment(),
  },
  (table) => [
    oneOf('tasks_kind', table.kind, taskKinds),
    oneOf('tasks_state', table.state, taskStates),
    check('tasks_done', sql`${table.done} >= 0`),
    index('tasks_open')
      .on(table.created_at)
      .where(sql`${table.finished_at} is null`),
    index('tasks_finished').on(latestFirst(table.finished_at)),
  ],
)
