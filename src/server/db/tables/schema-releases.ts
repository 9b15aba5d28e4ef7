import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'

/** Which releases have brought the schema up to date, and how far: docs/decisions/0088. */
export const schemaReleases = pgTable('schema_releases', {
  release: integer().primaryKey(),
  /** Date of the last migration that the release has, as in the journal of migrations. */
  migration: bigint({ mode: 'number' }).notNull(),
})
