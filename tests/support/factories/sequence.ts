let last = 0

/** @returns a number that no other made thing has, for unique names and steady orders. */
export function nextNumber(): number {
  last += 1
  return last
}
