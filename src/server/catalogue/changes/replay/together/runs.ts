import type { ItemRow } from '../../queries.ts'

/** Items that one statement applies: rows of one table to which the same happened, each once. */
export function runsOf(items: ItemRow[]): ItemRow[][] {
  const runs: ItemRow[][] = []
  let rows = new Set<string>()
  for (const item of items) {
    const first = runs.at(-1)?.[0]
    const goesOn = first?.row_table === item.row_table && first.kind === item.kind && !rows.has(item.row_id)
    if (goesOn) runs.at(-1)!.push(item)
    else {
      runs.push([item])
      rows = new Set()
    }
    rows.add(item.row_id)
  }
  return runs
}
