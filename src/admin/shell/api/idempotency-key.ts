/**
 * A new key, quoted as the header's draft wants it. Not by `randomUUID`, which is there only on pages that came over
 * https or from this machine.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
