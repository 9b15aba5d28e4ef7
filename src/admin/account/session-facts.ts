/** Parts of an IPv6 address that name a network rather than a device. */
const networkParts = 3

/**
 * An address without the part that names a device: '203.0.113.…', '2001:db8:1:…'.
 * @returns null for what is not an address.
 */
export function maskedAddress(address: string): string | null {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address) ?? []
  if (ipv4) return `${ipv4}.…`
  if (!address.includes(':')) return null
  const parts = address.split(':').slice(0, networkParts)
  return `${parts.filter(Boolean).join(':')}:…`
}

/** Units of a relative time, largest first, with their seconds. */
const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

/** @returns such as '5 minutes ago', 'yesterday', or 'just now' below a minute. */
export function timeAgo(moment: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
  const unit = units.find(([, size]) => seconds >= size)
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}
