import { sql, type SQL } from 'drizzle-orm'
import type { CheckedEntity, CheckName } from '#values/checks/check-names.ts'
import { checkDismissals } from '#server/platform/db/schema.ts'

/** @returns a condition that excludes items whose finding is ignored. @param id of the item, with its table's name. */
export function unlessMeant(entity: CheckedEntity, check: CheckName, id: SQL, condition: SQL): SQL {
  return sql`(${condition}) and ${id} not in (select item_id from ${checkDismissals}
    where entity = ${entity} and check_name = ${check})`
}

/** The pictures without an alternative text, by their addresses. */
export const untoldPictures = sql`(select url from pictures where btrim(alt) = '')`
