import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, filledUpTo, id, json, moment, textList } from './columns.ts'

/** Browsers of the owner that get notifications, what they need to be sent and encrypted, and what waits for them. */
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
    quiet: json<{ from: string; until: string; time_zone: string }>(),
    created_at: createdAt(),
    last_sent_at: moment(),
    /** Code of the last failure, without any text of the push service; null after a success. */
    last_error: text(),
    /** Kinds of the notifications that wait, one of each. */
    waiting: textList().notNull().default([]),
    /** When they could be sent first, and the next attempt; null where none waits. */
    waits_since: moment(),
    due_at: moment(),
    attempts: integer().notNull().default(0),
  },
  (table) => [filledUpTo('push_devices_label', table.label, 60)],
)
