/** Bytes that `claimedFormat` reads. */
export const signatureLength = 16

/**
 * What the first bytes of a file claim to be, for files that cannot be decoded.
 * @returns `stored` for JPEG, PNG, GIF, WebP and AVIF, `heic` for the format of iPhones, null for no picture.
 */
export function claimedFormat(bytes: Uint8Array): 'stored' | 'heic' | null {
  const text = String.fromCharCode(...bytes.subarray(0, signatureLength))
  if (/^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(text)) return 'stored'
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text) ? 'heic' : null
}
