/** Parts of an IPv6 address that name a network rather than a device. */
const networkParts = 3

/**
 * An address without the part that names a device: '203.0.113.…', '2001:db8:1:…'.
 * @returns null for other text.
 */
export function maskedAddress(address: string): string | null {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? []
  if (ipv4) return `${ipv4}.…`
  if (!address.includes(':')) return null
  const parts = address.split(':').slice(0, networkParts)
  return `${parts.filter(Boolean).join(':')}:…`
}
