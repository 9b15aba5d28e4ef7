import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base32: without the letters that look like digits, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = 5

/** @returns a code of 25 random bits in each group, such as '7KQ2M-XD04R'. */
export function newPaperCode(groups: number): string {
  const symbols = [...randomBytes(groups * group)].map((byte) => alphabet[byte % alphabet.length])
  return grouped(symbols.join(''))
}

/** @param typed from paper, in any case and grouping. @returns the code as it was made. */
export function paperCodeOf(typed: unknown): string {
  const symbols = String(typed)
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return grouped(symbols)
}

/** Codes have enough random bits that a fast hash does not reveal them. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

function grouped(symbols: string): string {
  return symbols.replace(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-')
}
