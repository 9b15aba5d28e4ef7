/**
 * A new key, quoted as the draft of the header requires. Without `crypto.randomUUID`, which exists only in secure
 * contexts (https or localhost).
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
