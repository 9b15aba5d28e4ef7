import type { LoadSample } from '#server/api/context.ts'
import { aVendor } from '#tests/support/factories/vendor.ts'
import type { Write } from './list-writes.ts'
import { testAdmin } from '../test-database.ts'

/** Of the sample content and of the trash. */
export const removalWrites: Record<string, Write> = {
  'sample.remove': async ({ adminApi, db }) => {
    await aVendor(db, { sample: true })
    await adminApi.admin.sample.remove()
    return ['vendors', 'delete']
  },
  'sample.load': async ({ apiWith }) => {
    // The loader itself takes long, and is tested in seed.integration.test.ts.
    const loadSample: LoadSample = (run) =>
      run(async (tx) => {
        await aVendor(tx)
        return { trips: 0 }
      })
    await apiWith({ admin: async () => testAdmin, loadSample }).admin.sample.load()
    return ['vendors', 'insert']
  },
  'trash.restore': async ({ adminApi, db }) => {
    const { id: item_id } = await aVendor(db)
    await adminApi.admin.vendors.delete({ vendor_id: item_id })
    await adminApi.admin.trash.restore({ entity: 'vendors', item_id })
    return ['vendors', 'insert']
  },
  'trash.purge': async ({ adminApi, db }) => {
    const { id: item_id } = await aVendor(db)
    await adminApi.admin.vendors.delete({ vendor_id: item_id })
    await adminApi.admin.trash.purge({ entity: 'vendors', item_id })
    return ['vendors', 'purge']
  },
  'trash.empty': async ({ adminApi, db }) => {
    await adminApi.admin.vendors.delete({ vendor_id: (await aVendor(db)).id })
    await adminApi.admin.trash.empty()
    return ['vendors', 'purge']
  },
}
