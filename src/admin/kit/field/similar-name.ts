/** Letters that may differ between two names of the same item. */
const tolerance = { short: 1, long: 2 }

/** Letters from which a name counts as long. */
const longName = 8

/** A name within another one resembles it only from this many letters on. */
const shortestPart = 3

/** @returns the first of some names that resembles a name: misspelt, or a part of it. Null if none does. */
export function similarName(name: string, names: string[]): string | null {
  const wanted = plain(name)
  return names.find((each) => isSimilar(wanted, plain(each))) ?? null
}

function isSimilar(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < shortestPart) return a === b
  const allowed = short.length < longName ? tolerance.short : tolerance.long
  return long.includes(short) || (long.length - short.length <= allowed && distance(short, long) <= allowed)
}

/** Removes case, accents, spaces and punctuation. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '')
}

/** Levenshtein distance: letters to insert, remove or replace. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1))
    }
    previous = current
  }
  return previous[b.length]!
}
