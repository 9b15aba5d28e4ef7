import { diffArrays } from 'diff'
import { similarity } from './word-differences.ts'

/** An entry of two lists: in both, in one of them, or similar in both. */
export type Row<Item> =
  | { kind: 'same' | 'removed' | 'added'; item: Item }
  | { kind: 'changed'; before: Item; after: Item }

/** From this share of common text on, an entry in the place of another one counts as rewritten. */
const rewritten = 0.35

/**
 * Compares two lists entry by entry.
 * @param identityOf entries with equal ones are the same.
 * @param textOf words by which a rewritten entry is recognised.
 */
export function rowDifferences<Item>(
  before: Item[],
  after: Item[],
  identityOf: (item: Item) => string,
  textOf: (item: Item) => string = identityOf,
): Row<Item>[] {
  const found = diffArrays(before, after, { comparator: (one, other) => identityOf(one) === identityOf(other) })
  const rows: Row<Item>[] = []
  let removed: Item[] = []
  for (const [index, { value, added, removed: isRemoved }] of found.entries()) {
    if (isRemoved && found[index + 1]?.added) removed = value
    else if (added && removed.length > 0) {
      rows.push(...paired(removed, value, textOf))
      removed = []
    } else
      rows.push(...value.map((item) => ({ kind: added ? 'added' : isRemoved ? 'removed' : 'same', item }) as const))
  }
  return rows
}

/** Number of entries searched for a rewritten one: comparing all pairs would take too long in a new story. */
const candidates = 10

/** Pairs each removed entry with the first similar added one after the pairs so far. */
function paired<Item>(removed: Item[], added: Item[], textOf: (item: Item) => string): Row<Item>[] {
  const rows: Row<Item>[] = []
  let next = 0
  for (const item of removed) {
    const nearby = added.slice(next, next + candidates)
    const found = nearby.findIndex((each) => similarity(textOf(item), textOf(each)) >= rewritten)
    const partner = next + found
    if (found === -1) {
      rows.push({ kind: 'removed', item })
      continue
    }
    rows.push(...added.slice(next, partner).map((each) => ({ kind: 'added', item: each }) as const))
    rows.push({ kind: 'changed', before: item, after: added[partner]! })
    next = partner + 1
  }
  return [...rows, ...added.slice(next).map((item) => ({ kind: 'added', item }) as const)]
}
