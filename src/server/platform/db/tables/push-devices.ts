import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, moment, oneOf } from './columns.ts'

/** Browsers of the owner that get notifications, with what they need to be sent and encrypted. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    /** URL at the push service of the browser's maker. */
    endpoint: text().notNull().unique('push_devices_endpoint'),
    /** Public key and secret of the browser, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    label: text().notNull(),
    /** Local times such as '22:00'; null without quiet hours. */
    quiet_from: text(),
    quiet_until: text(),
    time_zone: text(),
    created_at: createdAt(),
    last_sent_at: moment(),
    /** Code of the last failure, without any text of the push service; null after a success. */
    last_error: text(),
  },
  (table) => [
    filledUpTo('push_devices_label', table.label, 60),
    check(
      'push_devices_quiet',
      sql`num_nulls(${table.quiet_from}, ${table.quiet_until}, ${table.time_zone}) in (0, 3)`,
    ),
  ],
)

export const pushedKinds = ['enquiry', 'backup', 'disk'] as const

/** Notifications that wait, at most one of each kind per device. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: id(),
    device_id: uuid()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    kind: text({ enum: pushedKinds }).notNull(),
    attempts: integer().notNull().default(0),
    due_at: createdAt(),
    /** When it could be sent first, after quiet hours; it is given up a day later. */
    waits_since: createdAt(),
  },
  (table) => [
    oneOf('push_outbox_kind', table.kind, pushedKinds),
    unique('push_outbox_once').on(table.device_id, table.kind),
    index('push_outbox_due').on(table.due_at),
  ],
)
