import { eq } from 'drizzle-orm'
import { adminPageSize } from '#contract/admin/fields.ts'
import type { AdminVendorItem } from '#contract/admin/vendors.ts'
import { trips, vendors } from '../../db/schema.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'
import { hostInfoOf, refreshHostInfo } from '../common/host-info.ts'
import { pageOf } from '../common/pagination.ts'
import { readSearched } from '../common/search.ts'
import { logChange } from '../common/log-change.ts'
import { presentSaved } from '../common/present-saved.ts'
import { lockRow, lockVersion, nextVersion } from '../common/optimistic-lock.ts'
import { countVendors, selectVendor, selectVendorOptions, selectVendors, type VendorRow } from './admin-queries.ts'

const { vendors: procedures } = adminProcedure
const version = { id: vendors.id, updated_at: vendors.updated_at }

function presentAdminVendor(row: VendorRow): AdminVendorItem {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

export const vendorAdminHandlers = {
  list: procedures.list.handler(async ({ input, context: { db } }) => {
    const { rows, ...found } = await readSearched(
      db,
      { filters: input ?? {}, page: pageOf(input) },
      (filters) => countVendors(db, filters),
      (filters, slice) => selectVendors(db, filters, filters, slice),
    )
    return { ...found, items: rows.map(presentAdminVendor) }
  }),
  options: procedures.options.handler(({ input, context }) =>
    selectVendorOptions(context.db, input?.search, input?.limit ?? adminPageSize.default),
  ),
  get: procedures.get.handler(async ({ input, context: { db }, errors }) => {
    const row = await selectVendor(db, input.vendor_id)
    if (!row) throw errors.VENDOR_NOT_FOUND()
    return presentAdminVendor(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context }) => {
    const [row] = await context.db.insert(vendors).values(input.vendor_data).returning(version)
    return presentSaved(row!)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const stored = await lockVersion(db, vendors, input.vendor_id, input, {
      notFound: errors.VENDOR_NOT_FOUND,
      conflict: errors.VERSION_CONFLICT,
    })
    const [row] = await db
      .update(vendors)
      .set({ ...input.vendor_data, updated_at: nextVersion(stored.updated_at) })
      .where(eq(vendors.id, input.vendor_id))
      .returning()
    if (hostInfoOf(stored) !== hostInfoOf(row!)) await refreshHostInfo(db, row!)
    return presentSaved(row!)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    const { vendor_id } = input
    if (!(await lockRow(db, vendors, vendor_id))) return { id: vendor_id, trips_touched: 0 }
    const trips_touched = await db.$count(trips, eq(trips.vendor_id, vendor_id))
    await db.update(trips).set({ vendor_id: null, host_info: null }).where(eq(trips.vendor_id, vendor_id))
    await db.delete(vendors).where(eq(vendors.id, vendor_id))
    logChange(context, 'vendor', vendor_id, 'deleted')
    return { id: vendor_id, trips_touched }
  }),
}
