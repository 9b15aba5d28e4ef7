import { eq } from 'drizzle-orm'
import { adminPageSize } from '#contract/admin/fields.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { trips, vendors } from '../../platform/db/schema.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { clearVendors, hostInfoOf, refreshHostInfo } from '../../api/writes/host-info.ts'
import { copiedTitle, copyRow } from '../common/writes/copy-row.ts'
import { readList } from '../../search/lists.ts'
import { logChange } from '../common/writes/log-change.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { isoMoments } from '../../api/iso-moments.ts'
import { presentSaved } from '../../api/writes/present-saved.ts'
import { lockRow, lockVersion, nextVersion } from '../../api/writes/optimistic-lock.ts'
import { requirePictures } from '../common/writes/require-pictures.ts'
import { selectVendor, selectVendorOptions, selectVendors, vendorConditions } from './admin-queries.ts'

const { vendors: procedures } = adminProcedure
const version = { id: vendors.id, updated_at: vendors.updated_at }

export const vendorAdminHandlers = {
  list: procedures.list.handler(({ input = {}, context: { db } }) =>
    readList(db, input, {
      table: vendors,
      conditions: vendorConditions,
      select: selectVendors,
      present: isoMoments,
    }),
  ),
  options: procedures.options.handler(({ input, context }) =>
    selectVendorOptions(context.db, input?.search, input?.limit ?? adminPageSize.default),
  ),
  get: procedures.get.handler(async ({ input, context: { db }, errors }) => {
    const row = await selectVendor(db, input.vendor_id)
    if (!row) throw errors.VENDOR_NOT_FOUND()
    return isoMoments(row)
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context: { db } }) => {
    const { portrait_alt, ...fields } = input.vendor_data
    await requirePictures(db, 'trip-images', [{ field: 'portrait', image_url: fields.portrait }])
    const [row] = await db.insert(vendors).values(fields).returning(version)
    await updateAlt(db, fields.portrait, portrait_alt)
    return presentSaved(row!)
  }),
  duplicate: procedures.duplicate.use(inTransaction).handler(async ({ input, context, errors }) => {
    const copy = await copyRow(context.db, vendors, input.vendor_id, ({ vendor_name }) => ({
      vendor_name: copiedTitle(vendor_name, vendorFields.vendor_name.limit),
      // The copy has not been checked.
      verified_checks: [],
      verified_on: null,
    }))
    if (!copy) throw errors.VENDOR_NOT_FOUND()
    return presentSaved(copy)
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db } }) => {
    const { portrait_alt, ...fields } = input.vendor_data
    await requirePictures(db, 'trip-images', [{ field: 'portrait', image_url: fields.portrait }])
    const stored = await lockVersion(db, vendors, input.vendor_id, input, 'VENDOR_NOT_FOUND')
    const [row] = await db
      .update(vendors)
      .set({ ...fields, updated_at: nextVersion(stored.updated_at) })
      .where(eq(vendors.id, input.vendor_id))
      .returning()
    await updateAlt(db, row!.portrait, portrait_alt)
    if (hostInfoOf(stored) !== hostInfoOf(row!)) await refreshHostInfo(db, row!)
    return presentSaved(row!)
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    const { vendor_id } = input
    if (!(await lockRow(db, vendors, vendor_id))) return { id: vendor_id, trips_touched: 0 }
    const trips_touched = await clearVendors(db, eq(trips.vendor_id, vendor_id))
    await db.delete(vendors).where(eq(vendors.id, vendor_id))
    logChange(context, 'vendor', vendor_id, 'deleted')
    return { id: vendor_id, trips_touched }
  }),
}
