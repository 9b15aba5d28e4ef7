import type { ItemRow } from '../queries.ts'
import { recordedTable } from './recorded-tables.ts'

/**
 * What only followed from something else that a change did: a testimonial that became general with the deletion of its
 * trip, a trip that lost its deleted vendor, a hero image that gave way to another one.
 */
export function sideItemsOf(items: ItemRow[]): Set<ItemRow> {
  const links = linksIn(items)
  return new Set(items.filter((item) => links.has(item) || (item.kind === 'update' && gaveWay(item, items))))
}

/** Of these only what lost or got its link to another thing, which the change inserted or deleted. */
export function linksIn(items: ItemRow[]): Set<ItemRow> {
  const made = new Set(items.filter(({ kind }) => kind !== 'update').map((item) => `${item.row_table} ${item.row_id}`))
  return new Set(items.filter((item) => item.kind === 'update' && isUnlinked(item, made)))
}

/** @param made keys of the rows that the change inserted or deleted. */
function isUnlinked({ row_table, before, after }: ItemRow, made: Set<string>): boolean {
  const { references } = recordedTable(row_table)
  return Object.keys(after ?? {}).every((column) => {
    const to = references.find((each) => each.column === column)?.to
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null]
    return to !== undefined && (was === null || is === null) && made.has(`${to} ${String(was ?? is)}`)
  })
}

function gaveWay(item: ItemRow, items: ItemRow[]): boolean {
  if (item.row_table !== 'hero_images' || Object.keys(item.after ?? {}).join() !== 'is_active') return false
  const others = items.filter(({ row_table, row_id }) => row_table === 'hero_images' && row_id !== item.row_id)
  return others.some(
    ({ kind, after }) => kind !== 'update' || (item.after?.is_active === false && after?.is_active === true),
  )
}
