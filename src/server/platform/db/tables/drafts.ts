import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DraftBody } from '#contract/admin/drafts/drafts.ts'
import { scheduleActions } from '#contract/admin/drafts/schedules.ts'
import { previewEntities } from '#contract/admin/drafts/previews.ts'
import { moment, oneOf, picturesIn } from './columns.ts'

/**
 * An item's saved draft and autosave beside its live row, and the times at which it is published and unpublished
 * (docs/decisions/0052). A row without any of them is deleted.
 */
export const drafts = pgTable(
  'drafts',
  {
    entity: text({ enum: previewEntities }).notNull(),
    item_id: uuid().notNull(),
    body: jsonb().$type<DraftBody>(),
    /** `updated_at` of the live row that it was made from. */
    base_version: moment(),
    saved_at: moment(),
    autosave: jsonb().$type<DraftBody>(),
    autosave_base: moment(),
    autosaved_at: moment(),
    publish_at: moment(),
    /** Code of the refusal when it was due; it is not tried again. */
    publish_failure: text(),
    unpublish_at: moment(),
    unpublish_failure: text(),
    /** So that they are not removed as unused. */
    pictures: picturesIn(`coalesce(body::text, '') || coalesce(autosave::text, '')`),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.item_id] }),
    oneOf('drafts_entity', table.entity, previewEntities),
    check('drafts_saved', sql`num_nulls(${table.body}, ${table.saved_at}) in (0, 2)`),
    check('drafts_autosaved', sql`num_nulls(${table.autosave}, ${table.autosaved_at}) in (0, 2)`),
    check(
      'drafts_publish_a_body',
      sql`${table.publish_at} is null or ${table.body} is not null or ${table.entity} = 'hero_images'`,
    ),
    check('drafts_publish_failure', sql`${table.publish_failure} is null or ${table.publish_at} is not null`),
    check('drafts_unpublish_failure', sql`${table.unpublish_failure} is null or ${table.unpublish_at} is not null`),
    index('drafts_by_picture').using('gin', table.pictures),
    index('drafts_to_publish')
      .on(table.publish_at)
      .where(sql`${table.publish_at} is not null`),
    index('drafts_to_unpublish')
      .on(table.unpublish_at)
      .where(sql`${table.unpublish_at} is not null`),
  ],
)

/** A row for each time at which something is published or unpublished, by any node. */
export const schedules = pgView('schedules', {
  entity: text({ enum: previewEntities }).notNull(),
  item_id: uuid().notNull(),
  action: text({ enum: scheduleActions }).notNull(),
  due_at: moment().notNull(),
  failure: text(),
  /** Title of the draft that goes live. */
  title: text(),
}).existing()
