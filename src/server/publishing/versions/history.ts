import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { operations, versionChanges, versions } from '../../platform/db/schema.ts'
import { versionParts, type VersionBody } from '../../platform/db/tables/versions.ts'
import { longColumns } from '../activity/reported-fields.ts'
import { historyPageSize, type HistoryEntry, type VersionedEntity } from '#contract/admin/changes/history.ts'
import { describeItem } from '../activity/present-changes.ts'

interface Part {
  before?: number | undefined
  limit?: number | undefined
}

/** @returns a part of the operations that changed an item, in sentences, the latest first. */
export async function readHistory(db: Db, item: VersionedItem, { before, limit = historyPageSize.default }: Part) {
  // One more than is shown says whether there are older ones.
  const rows = await selectHistory(db, item, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const versions = await selectToldVersions(
    db,
    item,
    shown.map(({ id }) => id),
  )
  const byOperation = Map.groupBy(versions, ({ operation_id }) => operation_id)
  const entries = shown.map(({ id, at, author, person, operation, undo_of }): HistoryEntry => ({
    ...describeItem(byOperation.get(id) ?? []),
    id,
    at: at.toISOString(),
    author,
    person,
    operation,
    undo_of,
  }))
  return { items: entries, more: rows.length > limit }
}

/** An item with a history. */
export interface VersionedItem {
  entity: VersionedEntity
  item_id: string
}

function isOf({ entity, item_id }: VersionedItem): SQL | undefined {
  return and(eq(versions.entity, entity), eq(versions.item_id, item_id))
}

/** @param before id of an operation: only older ones. @returns operations that changed an item, the latest first. */
function selectHistory(db: Db, item: VersionedItem, { before, limit }: { before?: number | undefined; limit: number }) {
  const ids = db
    .selectDistinct({ id: sql<number>`${versions.operation_id}`.as('found_id') })
    .from(versions)
    .where(
      and(
        isOf(item),
        isNotNull(versions.operation_id),
        before === undefined ? undefined : lt(versions.operation_id, before),
      ),
    )
    .orderBy(desc(versions.operation_id))
    .limit(limit)
    .as('page')
  return db
    .select(getTableColumns(operations))
    .from(ids)
    .innerJoin(operations, eq(operations.id, ids.id))
    .orderBy(desc(operations.id))
}

/** For a long text, a sentence says only whether there is one. */
function shortened(fields: SQL): SQL<VersionBody | null> {
  const firstCharacters = longColumns.map(
    (name) =>
      sql`case when ${fields} ? ${name} then jsonb_build_object(${name}::text, left(${fields} ->> ${name}, 1)) else '{}' end`,
  )
  return sql`${fields} || ${sql.join(firstCharacters, sql` || `)}`
}

/** Changes of an item by some operations, oldest first; long texts are cut off. */
async function selectToldVersions(db: Db, { entity, item_id }: VersionedItem, ids: number[]) {
  if (ids.length === 0) return []
  const { id, operation_id, part, kind, label, before, after } = versionChanges
  // The limit keeps PostgreSQL from computing the differences once for each long text.
  const changed = db
    .select()
    .from(versionChanges)
    .where(and(eq(versionChanges.entity, entity), eq(versionChanges.item_id, item_id), inArray(operation_id, ids)))
    .limit(ids.length * versionParts.length)
    .as('version_changes')
  return db
    .select({
      id,
      operation_id,
      entity: versionChanges.entity,
      item_id: versionChanges.item_id,
      part,
      kind,
      label,
      before: shortened(sql`${before}`),
      after: shortened(sql`${after}`),
    })
    .from(changed)
    .orderBy(id)
}

/** @returns when an operation was, and the ids of its first and last version; undefined where it did not change the item. */
export async function selectBounds(db: Db, item: VersionedItem, operation_id: number) {
  const [bounds] = await db
    .select({
      at: operations.at,
      first: sql<number>`min(${versions.id})`.mapWith(Number),
      last: sql<number>`max(${versions.id})`.mapWith(Number),
      isOfItem: sql<boolean>`bool_or(${isOf(item)})`,
    })
    .from(operations)
    .innerJoin(versions, eq(versions.operation_id, operations.id))
    .where(eq(operations.id, operation_id))
    .groupBy(operations.id)
  return bounds?.isOfItem ? bounds : undefined
}

/** @param upTo id of a version. @returns the row that an item had then; null where there was none. */
export async function selectBody(db: Db, item: VersionedItem, upTo: number): Promise<VersionBody | null> {
  const [version] = await db
    .select({ kind: versions.kind, body: versions.body })
    .from(versions)
    .where(and(isOf(item), eq(versions.part, 'item'), lte(versions.id, upTo)))
    .orderBy(desc(versions.id))
    .limit(1)
  return version && version.kind !== 'delete' ? version.body : null
}
