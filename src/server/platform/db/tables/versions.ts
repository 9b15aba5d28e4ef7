import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, pgView, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { changeAuthors, changeKinds } from '#contract/admin/changes/changes.ts'
import { latestFirst, moment, oneOf, searchIndex, textList } from './columns.ts'

const ordered = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** One row for each transaction that changed content, and for each event of the account: docs/decisions/0050. */
export const operations = pgTable(
  'operations',
  {
    id: ordered(),
    at: moment().notNull().defaultNow(),
    author: text({ enum: changeAuthors }).notNull(),
    /** The call in the contract, as `trips.update`, or an event of the account, as `sign-in`. */
    operation: text().notNull(),
    session_id: text(),
    /** The name given under 'Who is writing?' in the admin's browser. */
    person: text(),
    /** The operation that this one reverted, which the retention may have removed since. */
    undo_of: bigint({ mode: 'number' }),
    /** Details of an event without versions; never user input. */
    details: jsonb().$type<Record<string, string>>(),
    /** The clean-up leaves it alone: docs/decisions/0055. */
    pinned: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('operations_author', table.author, changeAuthors),
    index('operations_latest').on(latestFirst(table.at)),
    uniqueIndex('operations_undone_once')
      .on(table.undo_of)
      .where(sql`${table.undo_of} is not null`),
  ],
)

/** Parts of an item: its row, its draft and its schedules. */
export const versionParts = ['item', 'draft', 'publish', 'unpublish'] as const
export type VersionPart = (typeof versionParts)[number]

/** A body as `to_jsonb` writes it, or the fields of it that differ from another one. */
export type VersionBody = Record<string, unknown>

const what = {
  entity: text().notNull(),
  item_id: text().notNull(),
  part: text({ enum: versionParts }).notNull(),
  kind: text({ enum: changeKinds }).notNull(),
  /** The name of the item at that time. */
  label: text().notNull(),
}

/**
 * Every part of every item after every operation that changed it, so that its newest version equals the stored state.
 * A deletion has the last body, a purge none. Triggers on the tables of the content store them.
 */
export const versions = pgTable(
  'versions',
  {
    id: ordered(),
    /** Null for a baseline: the state before the oldest operation that is remembered. */
    operation_id: bigint({ mode: 'number' }).references(() => operations.id, { onDelete: 'set null' }),
    ...what,
    body: jsonb().$type<VersionBody>(),
    /** They stay as long as the version does. A picture's own upload and edits name none, or no upload would be swept. */
    pictures: textList()
      .notNull()
      .generatedAlwaysAs(
        sql`case when entity = 'pictures' and kind <> 'delete' then '{}' else pictures_in(body::text) end`,
      ),
  },
  (table) => [
    oneOf('versions_part', table.part, versionParts),
    oneOf('versions_kind', table.kind, changeKinds),
    unique('versions_once').on(table.operation_id, table.entity, table.item_id, table.part),
    index('versions_by_item').on(table.entity, table.item_id, table.part, table.id),
    index('versions_by_kind')
      .on(table.kind, table.operation_id)
      .where(sql`${table.part} = 'item' and ${table.kind} <> 'update'`),
    index('versions_by_picture').using('gin', table.pictures),
    searchIndex('versions_search', table.label),
  ],
)

/** The changes of each version: the fields that differ from the version before it. A deletion has the whole body. */
export const versionChanges = pgView('version_changes', {
  id: bigint({ mode: 'number' }).notNull(),
  operation_id: bigint({ mode: 'number' }).notNull(),
  ...what,
  before: jsonb().$type<VersionBody>(),
  after: jsonb().$type<VersionBody>(),
}).existing()
