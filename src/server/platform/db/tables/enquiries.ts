import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { enquiryLimits, enquiryStatuses } from '#contract/enquiries.ts'
import { personLength } from '#contract/http/person-header.ts'
import {
  atMost,
  createdAt,
  filledUpTo,
  id,
  latestFirst,
  moment,
  oneOf,
  searchIndex,
  updatedAt,
  within,
} from './columns.ts'

/**
 * Enquiries: docs/decisions/0062. No trigger records its changes, as personal words must not stay in the history;
 * `trip_id` is no foreign key, so that a trip that comes back from the trash finds its enquiries.
 */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    /** The sender sees it, such as `H-7KQM-4TXW`. */
    reference: text().notNull(),
    /** Identifies the form and its values: the same form sent twice is one enquiry. */
    form_key: text().notNull(),
    trip_id: uuid(),
    /** Title of the trip when the enquiry arrived. */
    trip_title: text(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    month: smallint(),
    people: integer(),
    words: text().notNull(),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    notes: text().notNull().default(''),
    /** Name of the person who answers it; '' for none. */
    taken_by: text().notNull().default(''),
    /** Null where the owner wrote it down. */
    consented_at: moment().defaultNow(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** When it was first answered. */
    answered_at: moment(),
    searched: text().generatedAlwaysAs(
      sql`searchable(reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(trip_title, '') || ' ' || words)`,
    ),
  },
  (table) => [
    uniqueIndex('enquiries_reference').on(table.reference),
    uniqueIndex('enquiries_form_key').on(table.form_key),
    index('enquiries_newest').on(latestFirst(table.created_at), table.id),
    index('enquiries_by_status').on(table.status, latestFirst(table.created_at)),
    index('enquiries_by_trip').on(table.trip_id, latestFirst(table.created_at)),
    searchIndex('enquiries_searched', table.searched),
    filledUpTo('enquiries_name_length', table.name, enquiryLimits.name),
    filledUpTo('enquiries_email_length', table.email, enquiryLimits.email),
    filledUpTo('enquiries_phone_length', table.phone, enquiryLimits.phone),
    filledUpTo('enquiries_words_length', table.words, enquiryLimits.words),
    atMost('enquiries_notes_length', table.notes, enquiryLimits.notes),
    atMost('enquiries_taken_by_length', table.taken_by, personLength),
    within('enquiries_month', table.month, 1, 12),
    within('enquiries_people', table.people, 1, enquiryLimits.people),
    oneOf('enquiries_status_known', table.status, enquiryStatuses),
    check('enquiries_can_be_answered', sql`${table.email} is not null or ${table.phone} is not null`),
  ],
)
