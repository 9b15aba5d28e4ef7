import { randomBytes } from 'node:crypto'

/** Crockford's base32: without the letters that look like digits, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const amount = 10
const group = 5

/** Codes of 50 random bits, such as '7KQ2M-XD04R'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () => {
    const symbols = [...randomBytes(2 * group)].map((byte) => alphabet[byte % alphabet.length])
    return grouped(symbols.join(''))
  })
}

/** @param typed from paper, in any case and grouping. @returns the code as it is stored. */
export function recoveryCodeOf(typed: unknown): string {
  const symbols = String(typed)
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return grouped(symbols)
}

function grouped(symbols: string): string {
  return `${symbols.slice(0, group)}-${symbols.slice(group)}`
}
