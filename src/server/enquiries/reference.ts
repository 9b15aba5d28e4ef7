import { randomInt } from 'node:crypto'

/** Letters and digits that neither look nor sound alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** @returns the reference for people, such as `H-7KQM-4TXW`: 6 × 10¹¹ possibilities, in no order. */
export function newReference(letter: 'H' | 'P' = 'H'): string {
  return `${letter}-${group()}-${group()}`
}
