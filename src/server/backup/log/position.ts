/** Bytes of a segment of the log, PostgreSQL's default. */
export const segmentBytes = 16 * 1024 * 1024

export const pageBytes = 8192

/** @param text as PostgreSQL writes a position: `0/16B3740`. */
export function parsePosition(text: string): number {
  const [high, low] = text.split('/')
  const position = Number.parseInt(high!, 16) * 2 ** 32 + Number.parseInt(low!, 16)
  if (!Number.isSafeInteger(position)) throw new Error(`not a position in the log: ${text}`)
  return position
}

export function formatPosition(position: number): string {
  return `${Math.floor(position / 2 ** 32).toString(16)}/${(position % 2 ** 32).toString(16)}`.toUpperCase()
}

export function segmentStart(position: number): number {
  return position - (position % segmentBytes)
}

/** @returns the file of `pg_wal` that has a position. */
export function segmentName(timeline: number, position: number): string {
  const number = Math.floor(position / segmentBytes)
  const perFile = 2 ** 32 / segmentBytes
  return [timeline, Math.floor(number / perFile), number % perFile]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
