import { and, eq } from 'drizzle-orm'
import { fieldsMeant, type CheckedEntity, type CheckName } from '#values/checks/check-names.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, categories, checkDismissals, trips, vendors } from '../../platform/db/schema.ts'
import { lockRow } from '../../api/writes/optimistic-lock.ts'

export interface Checked {
  entity: CheckedEntity
  item_id: string
  check: CheckName
}

const tables = { trips, blogs, vendors, categories }

/** @returns false for a missing item, and for a check whose findings are always errors. */
export async function dismissCheck(tx: Db, { entity, item_id, check }: Checked): Promise<boolean> {
  const columns = fieldsMeant(entity, check)
  if (!columns || !(await lockRow(tx, tables[entity], item_id))) return false
  await tx
    .insert(checkDismissals)
    .values({ entity, item_id, check_name: check, columns: [...columns] })
    .onConflictDoNothing()
  return true
}

/** @returns whether it was dismissed. */
export async function restoreCheck(tx: Db, { check, ...item }: Checked): Promise<boolean> {
  const gone = await tx
    .delete(checkDismissals)
    .where(and(ofItem(item), eq(checkDismissals.check_name, check)))
    .returning()
  return gone.length > 0
}

export async function selectDismissed(db: Db, item: Omit<Checked, 'check'>): Promise<CheckName[]> {
  const rows = await db.select({ check: checkDismissals.check_name }).from(checkDismissals).where(ofItem(item))
  return rows.map(({ check }) => check as CheckName)
}

function ofItem({ entity, item_id }: Omit<Checked, 'check'>) {
  return and(eq(checkDismissals.entity, entity), eq(checkDismissals.item_id, item_id))
}
