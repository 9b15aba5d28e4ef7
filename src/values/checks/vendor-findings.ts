import type { Finding, VendorCheck } from './check-names.ts'

export interface CheckedVendor {
  words: string
  portrait: { alt: string } | null
}

/** Checks of a vendor as guests see it: the host of a trip. */
export function vendorFindings({ words, portrait }: CheckedVendor): Finding<VendorCheck>[] {
  return [
    ...(words.trim() === ''
      ? [{ check: 'words', text: 'No words of their own, which their page and trips show', field: 'words' } as const]
      : []),
    ...(portrait ? [] : [{ check: 'portrait', text: 'No portrait', field: 'portrait' } as const]),
    ...(portrait?.alt.trim() === ''
      ? [{ check: 'alt', text: 'The portrait has no alternative text', field: 'portrait_alt' } as const]
      : []),
  ]
}
