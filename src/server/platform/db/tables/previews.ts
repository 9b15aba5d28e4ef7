import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { previewLimits, previewEntities } from '#contract/admin/drafts/previews.ts'
import { atMost, createdAt, id, json, moment, oneOf } from './columns.ts'

/**
 * Bodies shown on pages without being live: docs/decisions/0054. A row with a session is the preview of an open form;
 * one without is a link that was shared, whose key is made from its id, not stored.
 */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    /** The only session that may see it. */
    session_id: text(),
    entity: text({ enum: previewEntities }).notNull(),
    /** Null: not saved yet. */
    item_id: uuid(),
    /** A body that can be published. */
    body: json<Record<string, unknown>>().notNull(),
    /** Name of the previewed item. */
    label: text().notNull(),
    created_at: createdAt(),
    expires_at: moment().notNull(),
    /** When the link was last opened, to the minute. */
    last_used_at: moment(),
    revoked_at: moment(),
  },
  (table) => [
    oneOf('previews_entity', table.entity, previewEntities),
    atMost('previews_label_length', table.label, previewLimits.label),
    check('previews_body', sql`jsonb_typeof(${table.body}) = 'object'`),
    index('previews_by_end').on(table.expires_at),
    index('previews_by_session').on(table.session_id, table.created_at),
    index('previews_by_item').on(table.entity, table.item_id),
  ],
)
