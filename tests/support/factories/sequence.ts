let last = 0

/** @returns a unique number, for unique names and stable sort orders. */
export function nextNumber(): number {
  last += 1
  return last
}
