import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ProposalBody, ProposalExtras } from '#contract/admin/proposals.ts'
import { createdAt, id, json, latestFirst, moment, oneOf, picturesIn, textList, updatedAt } from './columns.ts'
import { enquiries } from './enquiries.ts'

/**
 * Proposals to one traveller, beside the enquiry and deleted with it; and templates for them, which have a name instead.
 * No trigger records their changes, as personal words must not stay in the history.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    /** Travellers see it, such as `P-7KQM-4TXW`. */
    reference: text().notNull(),
    enquiry_id: uuid().references(() => enquiries.id, { onDelete: 'cascade' }),
    template_name: text(),
    /** As last saved; travellers see its versions only. */
    body: json<ProposalBody>().notNull(),
    withdrawn_at: moment(),
    /** When the travellers were asked for their words after the journey. */
    asked_words_at: moment(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    /** So that they are not removed as unused. */
    pictures: picturesIn('body::text'),
  },
  (table) => [
    uniqueIndex('proposals_reference').on(table.reference),
    index('proposals_by_enquiry').on(table.enquiry_id),
    index('proposals_by_picture').using('gin', table.pictures),
    check('proposals_for_one', sql`num_nonnulls(${table.enquiry_id}, ${table.template_name}) = 1`),
    check('proposals_body', sql`jsonb_typeof(${table.body}) = 'object'`),
  ],
)

/** What was sent, never changed: a trigger refuses it. */
export const proposalVersions = pgTable(
  'proposal_versions',
  {
    proposal_id: uuid()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The secret of its address: random, so that it survives a new secret of the installation. */
    key: text().notNull(),
    body: json<ProposalBody>().notNull(),
    /** Copied like the body: sizes and alternative texts of its pictures, and what happens after a yes. */
    shown: json<ProposalExtras>().notNull(),
    /** What changed since the version before, in sentences. */
    changes: textList().notNull(),
    sent_at: createdAt(),
    pictures: picturesIn('body::text'),
  },
  (table) => [
    primaryKey({ columns: [table.proposal_id, table.number] }),
    uniqueIndex('proposal_versions_key').on(table.key),
    index('proposal_versions_by_picture').using('gin', table.pictures),
    index('proposal_versions_sent').on(latestFirst(table.sent_at)),
    check('proposal_versions_number', sql`${table.number} >= 1`),
  ],
)

export interface ProposalEventDetails {
  days?: { day: number; words: string }[]
  /** Of a testimonial, whose text is the event's. */
  guest?: {
    name: string
    rating: number
    month: string | null
    place: string | null
    photo: string | null
    /** The owner's decision; undefined before it. */
    published?: boolean
  }
}

export const proposalEventKinds = ['seen', 'change', 'accepted', 'words'] as const

/** What travellers did on the page of a version. */
export const proposalEvents = pgTable(
  'proposal_events',
  {
    id: id(),
    proposal_id: uuid()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    kind: text({ enum: proposalEventKinds }).notNull(),
    at: createdAt(),
    /** The option that was accepted, from 1. */
    option: integer(),
    words: text().notNull().default(''),
    /** Wishes for single days, or the rest of a testimonial. */
    details: json<ProposalEventDetails>().notNull().default({}),
    pictures: picturesIn('details::text'),
  },
  (table) => [
    oneOf('proposal_events_kind', table.kind, proposalEventKinds),
    index('proposal_events_by_proposal').on(table.proposal_id, table.at),
    index('proposal_events_by_picture').using('gin', table.pictures),
    uniqueIndex('proposal_events_once')
      .on(table.proposal_id, table.kind)
      .where(sql`kind in ('accepted', 'words')`),
    check('proposal_events_option', sql`(${table.kind} = 'accepted') = (${table.option} is not null)`),
  ],
)
