import type { Db } from '#server/platform/db/database.ts'
import { trips, vendors } from '#server/platform/db/schema.ts'
import { adminProcedure, inTransaction } from '#server/api/admin-procedure.ts'
import { changeRows } from '../../common/bulk/change-rows.ts'
import { isOneOf } from '../../common/bulk/chosen-rows.ts'
import { clearVendors } from '#server/api/writes/host-info.ts'
import { logChanges } from '../../common/writes/log-change.ts'
import { vendorConditions } from '../admin-queries.ts'

interface ChosenVendor {
  id: string
  label: string
}

const source = {
  table: vendors,
  columns: { id: vendors.id, label: vendors.vendor_name },
  conditions: vendorConditions,
}

/** Their trips stay without one. @returns how many there are. */
async function deleteVendors(tx: Db, rows: ChosenVendor[]): Promise<number> {
  const ids = rows.map(({ id }) => id)
  const touched = await clearVendors(tx, isOneOf(trips.vendor_id, ids))
  await tx.delete(vendors).where(isOneOf(vendors.id, ids))
  return touched
}

export const vendorBulkHandlers = {
  bulk: adminProcedure.vendors.bulk.use(inTransaction).handler(async ({ input, context }) => {
    let trips_touched = 0
    const remove = {
      apply: async (tx: Db, rows: ChosenVendor[]) => void (trips_touched = await deleteVendors(tx, rows)),
    }
    const result = await changeRows(context.db, source, remove, input)
    logChanges(context, 'vendor', result.changed, 'deleted')
    return { ...result, trips_touched }
  }),
}
