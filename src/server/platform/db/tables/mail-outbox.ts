import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { enquiries } from './enquiries.ts'
import { proposals } from './proposals.ts'

/** Kinds of mails. */
export const mailKinds = [
  'enquiry',
  'password',
  'email-old',
  'email-new',
  'proposal',
  'accepted-owner',
  'accepted-guest',
  'change-owner',
] as const

/**
 * Mails about an enquiry or a proposal, whose words are read when it is sent, or with a link to set the password
 * or to confirm a new sign-in address, which is made when it is sent: docs/decisions/0062, 0076.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    /** Also the mail's own id, so that a mail server recognises one that is sent again. */
    id: id(),
    kind: text({ enum: mailKinds }).notNull().default('enquiry'),
    enquiry_id: uuid().references(() => enquiries.id, { onDelete: 'cascade' }),
    proposal_id: uuid().references(() => proposals.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; set when an attempt starts, so that another node takes over if this one stops. */
    due_at: createdAt(),
    sent_at: moment(),
    /** Time of the last failed attempt, after which the mail was given up. */
    failed_at: moment(),
    /** Code of the last failure, without any text from people. */
    error: text(),
  },
  (table) => [
    oneOf('mail_outbox_kind', table.kind, mailKinds),
    check('mail_outbox_enquiry', sql`(${table.kind} = 'enquiry') = (${table.enquiry_id} is not null)`),
    check(
      'mail_outbox_proposal',
      sql`(${table.kind} in ('proposal', 'accepted-owner', 'accepted-guest', 'change-owner')) = (${table.proposal_id} is not null)`,
    ),
    uniqueIndex('mail_outbox_accepted_once')
      .on(table.proposal_id, table.kind)
      .where(sql`kind in ('accepted-owner', 'accepted-guest')`),
    index('mail_outbox_due')
      .on(table.due_at)
      .where(sql`sent_at is null and failed_at is null`),
    index('mail_outbox_by_enquiry').on(table.enquiry_id),
    index('mail_outbox_by_proposal').on(table.proposal_id),
  ],
)
