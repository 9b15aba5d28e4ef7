import type { CheckedVendor } from '#values/checks/vendor-findings.ts'
import type { VendorValues } from '../vendor-form.ts'

/** The fields that the rules read. */
export function checkedVendorOf({ words, portrait, portrait_alt }: VendorValues): CheckedVendor {
  return { words, portrait: portrait ? { alt: portrait_alt } : null }
}
