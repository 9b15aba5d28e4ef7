/** Control characters, and those that reverse the text around them; PostgreSQL rejects U+0000. */
const unwanted = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/**
 * A text in the address; the router parses `?q=2026` as a number.
 * @param most characters.
 * @param gap in place of characters that no text has.
 * @returns undefined for a blank one.
 */
export function readText(value: unknown, most: number, gap = ''): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const text = String(value).toWellFormed().replace(unwanted, gap).trim()
  return text.slice(0, most).toWellFormed().trim() || undefined
}

/** @returns undefined for all but whole numbers within the limits. */
export function readNumber(value: unknown, least: number, most: number): number | undefined {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined
}
