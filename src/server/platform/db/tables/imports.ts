import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { importOutcomes, type Correction, type RowProblem } from '#contract/admin/exchange/imports.ts'
import { exchangedEntities, exchangeFormats } from '#contract/admin/exchange/entities.ts'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { tasks } from './tasks.ts'

/** Names of columns of a file. */
interface FileColumns {
  known: string[]
  unknown: string[]
  missing: string[]
  required: string[]
  /** All, as the file has them. */
  head?: string[]
}

/** Files that are imported: docs/decisions/0072. Any node may work on one, so that all of it is stored here. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    entity: text({ enum: exchangedEntities }).notNull(),
    format: text({ enum: exchangeFormats }).notNull(),
    file_name: text().notNull(),
    create_regions: boolean().notNull().default(false),
    overwrite: boolean().notNull().default(false),
    /** Names of columns by what the file calls them; blank: left out. */
    mapping: jsonb()
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    corrections: jsonb()
      .$type<Correction[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    bytes: integer().notNull().default(0),
    /** Number of parts, once all are sent. */
    parts: integer(),
    columns: jsonb().$type<FileColumns>(),
    new_regions: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    checked_at: moment(),
    imported_at: moment(),
    problem: text(),
    change_id: bigint({ mode: 'number' }),
    task_id: uuid().references(() => tasks.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (table) => [
    oneOf('imports_entity', table.entity, exchangedEntities),
    oneOf('imports_format', table.format, exchangeFormats),
    index('imports_by_time').on(table.created_at),
    index('imports_by_task').on(table.task_id),
  ],
)

/** The text of a file, in the order of the numbers. */
export const importParts = pgTable(
  'import_parts',
  {
    import_id: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.part] })],
)

/** Outcome of each row of a file. */
export const importRows = pgTable(
  'import_rows',
  {
    import_id: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As spreadsheets number them: the names of the columns are row 1. */
    number: integer().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    label: text().notNull(),
    /** The item that the row creates or has found. */
    item_id: uuid(),
    /** `updated_at` of the item that was found. */
    version: moment(),
    /** Columns of the table that are written. */
    data: jsonb().$type<Record<string, unknown>>(),
    /** Also written: the gallery, alternative texts, and all pictures that are named. */
    media: jsonb().$type<Record<string, unknown>>(),
    changes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    problems: jsonb().$type<RowProblem[]>(),
    /** As the file has them, where the row has a problem. */
    cells: jsonb().$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.number] }),
    oneOf('import_rows_outcome', table.outcome, importOutcomes),
    index('import_rows_by_outcome').on(table.import_id, table.outcome, table.number),
  ],
)
