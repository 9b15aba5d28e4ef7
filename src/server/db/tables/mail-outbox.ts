import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { enquiries } from './enquiries.ts'

/** Mails to the company, each about one enquiry, whose words are read when it is sent: docs/decisions/0063. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Also the mail's own id, so that a mail server recognises one that is sent again. */
    id: id(),
    enquiry_id: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; set at the start of an attempt, so that a node that stops in it leaves it to others. */
    due_at: createdAt(),
    sent_at: moment(),
    /** When it was given up. */
    failed_at: moment(),
    /** Code of the last failure, without words of anybody. */
    error: text(),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.due_at)
      .where(sql`sent_at is null and failed_at is null`),
    index('mail_outbox_by_enquiry').on(table.enquiry_id),
  ],
)
