import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { categories, pictures, trips } from '../../platform/db/schema.ts'
import { plannedColumns } from '../../publishing/drafts/planned.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'

const publishedTrips = sql<number>`(
  select count(*)::int from ${trips} where ${trips.category} = ${categories.name} and ${trips.status} = 'published'
)`

const columns = {
  ...getTableColumns(categories),
  featured_picture: pictureColumns(pictures),
  trips: publishedTrips,
}

/** With their pictures; the caller adds filter and order. */
export function selectCategories(db: Db) {
  return db.select(columns).from(categories).leftJoin(pictures, eq(pictures.url, categories.featured_image)).$dynamic()
}

/** The same, with values that are not live. */
export function selectAdminCategories(db: Db) {
  return db
    .select({ ...columns, planned: plannedColumns('categories', categories.id) })
    .from(categories)
    .leftJoin(pictures, eq(pictures.url, categories.featured_image))
    .$dynamic()
}
