import { vendorChecks, type VendorCheck } from '#values/checks/check-names.ts'
import { readListSearch, type ListSearch } from '../kit/list/list-search.ts'

/** Search parameters of the vendor list. */
export interface VendorSearch extends ListSearch {
  check?: VendorCheck
}

/** Invalid parameters are dropped. */
export function readVendorSearch(search: Record<string, unknown>): VendorSearch {
  const check = vendorChecks.find((each) => each === search.check)
  return { ...readListSearch(search), ...(check ? { check } : {}) }
}
