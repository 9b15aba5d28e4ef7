import { vendorListSchema } from '#contract/admin/vendors.ts'
import { searchReader } from '../kit/list/list-search.ts'

export const readVendorSearch = searchReader(vendorListSchema)
