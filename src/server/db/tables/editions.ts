import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { editionKinds, editionNouns, type EditionBody } from '../../../contract/admin/editions/editions.ts'
import { scheduleActions, scheduledNouns } from '../../../contract/admin/editions/schedules.ts'
import { createdAt, id, moment, oneOf, picturesIn, updatedAt } from './columns.ts'

/**
 * Versions of items that are not live: docs/decisions/0052. A trigger removes those of a deleted item, and stores the
 * versions of drafts.
 */
export const editions = pgTable(
  'editions',
  {
    id: id(),
    noun: text({ enum: editionNouns }).notNull(),
    item_id: uuid().notNull(),
    kind: text({ enum: editionKinds }).notNull(),
    body: jsonb().$type<EditionBody>().notNull(),
    /** So that they are not removed as unused. */
    pictures: picturesIn('body::text'),
    /** `updated_at` of the live row that it was made from. */
    base_version: moment(),
    updated_at: updatedAt(),
  },
  (table) => [
    oneOf('editions_noun', table.noun, editionNouns),
    oneOf('editions_kind', table.kind, editionKinds),
    index('editions_by_picture').using('gin', table.pictures),
    unique('editions_one_of_a_kind').on(table.noun, table.item_id, table.kind),
  ],
)

/** What is published or unpublished later, by any node: docs/decisions/0052. */
export const schedules = pgTable(
  'schedules',
  {
    id: id(),
    noun: text({ enum: scheduledNouns }).notNull(),
    item_id: uuid().notNull(),
    action: text({ enum: scheduleActions }).notNull(),
    due_at: moment().notNull(),
    /** What goes live; null for what has no editions, and for unpublishing. */
    edition_id: uuid().references(() => editions.id, { onDelete: 'cascade' }),
    /** Code of the refusal when it was due; it is not tried again. */
    failure: text(),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('schedules_noun', table.noun, scheduledNouns),
    oneOf('schedules_action', table.action, scheduleActions),
    unique('schedules_one_of_an_action').on(table.noun, table.item_id, table.action),
    index('schedules_due')
      .on(table.due_at)
      .where(sql`${table.failure} is null`),
    index('schedules_by_edition').on(table.edition_id),
  ],
)
