/** A row of a list in a form. The key stays with it when it moves. */
export interface Row {
  key: string
}

let rows = 0

export function newKey(): string {
  rows += 1
  return `row-${rows}`
}
