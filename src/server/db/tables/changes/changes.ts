import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { changeAuthors, changeKinds } from '../../../../contract/admin/changes/changes.ts'
import { latestFirst, moment, oneOf } from '../columns.ts'

const ordered = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/**
 * One row for each transaction that changed content, and for each event of the account. Append-only; triggers on the
 * tables of the content write it: docs/decisions/0050.
 */
export const changes = pgTable(
  'changes',
  {
    id: ordered(),
    at: moment().notNull().defaultNow(),
    author: text({ enum: changeAuthors }).notNull(),
    /** The call in the contract, as `trips.update`, or an event of the account, as `sign-in`. */
    operation: text().notNull(),
    session_id: text(),
    /** The change that this one took back, which the retention may have removed since. */
    undo_of: bigint({ mode: 'number' }),
    /** Of an event without items; never what somebody typed. */
    details: jsonb().$type<Record<string, string>>(),
  },
  (table) => [
    oneOf('changes_author', table.author, changeAuthors),
    index('changes_latest').on(latestFirst(table.at)),
    uniqueIndex('changes_undone_once')
      .on(table.undo_of)
      .where(sql`${table.undo_of} is not null`),
  ],
)

/** The rows of a change. An update has the columns that differ, an insert and a deletion the whole row. */
export const changeItems = pgTable(
  'change_items',
  {
    id: ordered(),
    change_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => changes.id, { onDelete: 'cascade' }),
    kind: text({ enum: changeKinds }).notNull(),
    /** Table and key of the row. */
    row_table: text().notNull(),
    row_id: text().notNull(),
    /** What the row belongs to: a picture of a gallery belongs to its trip. */
    noun: text().notNull(),
    noun_id: text().notNull(),
    /** Its name at that time, for things that are gone. */
    label: text(),
    before: jsonb().$type<ChangedColumns>(),
    after: jsonb().$type<ChangedColumns>(),
  },
  (table) => [
    oneOf('change_items_kind', table.kind, changeKinds),
    index('change_items_by_change').on(table.change_id),
    index('change_items_by_thing').on(table.noun, table.noun_id, table.change_id),
    // Of things themselves; their updates are most of the table and need no index by kind.
    index('change_items_own')
      .on(table.kind, table.change_id)
      .where(sql`${table.row_table} = ${table.noun} and ${table.kind} <> 'update'`),
    // The trash: the things themselves, not the pictures of galleries.
    index('change_items_deleted')
      .on(table.noun, table.noun_id, table.id)
      .where(sql`${table.kind} = 'delete' and ${table.row_table} = ${table.noun}`),
  ],
)

/**
 * Pictures that an item names: they stay as long as it does. A picture's own upload and its edits name none, or no
 * upload would ever be swept. The trigger that writes the items fills it: docs/decisions/0051.
 */
export const changePictures = pgTable(
  'change_pictures',
  {
    item_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => changeItems.id, { onDelete: 'cascade' }),
    url: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.item_id, table.url] }), index('change_pictures_by_picture').on(table.url)],
)

/** Values of columns as `to_jsonb` writes them. */
export type ChangedColumns = Record<string, unknown>
