import { isDeepStrictEqual } from 'node:util'

/** Rows of a catalogue as plain objects, by their ids. */
export type Entity =
  | 'trips'
  | 'vendors'
  | 'testimonials'
  | 'blogs'
  | 'hero_images'
  | 'categories'
  | 'drafts'
  | 'schedules'

export interface Row {
  entity: Entity
  [field: string]: unknown
}

export type Rows = Map<string, Row>

/** Fields that name another row, and whether the row goes with it. */
const references: Record<string, 'emptied' | 'cascades'> = {
  vendor: 'emptied',
  trip: 'emptied',
  item: 'cascades',
  draft: 'cascades',
}

export function isReference(field: string): boolean {
  return field in references
}

/** What refers to it is no longer linked, or goes with it. */
export function removeRow(rows: Rows, id: string): void {
  rows.delete(id)
  for (const [other, row] of rows) {
    for (const [field, action] of Object.entries(references)) {
      if (row[field] !== id) continue
      if (action === 'cascades') removeRow(rows, other)
      else rows.set(other, { ...row, [field]: null })
    }
  }
}

/** @returns the row without links that lead nowhere. */
export function linked(rows: Rows, row: Row): Row {
  const links = Object.entries(row).map(([field, value]) => [
    field,
    references[field] === 'emptied' && typeof value === 'string' && !rows.has(value) ? null : value,
  ])
  return Object.fromEntries(links) as Row
}

export function idOf(rows: Rows, wanted: Partial<Row>): string | undefined {
  const isWanted = (row: Row) => Object.entries(wanted).every(([field, value]) => row[field] === value)
  return [...rows].find(([, row]) => isWanted(row))?.[0]
}

/** Values of which only one row may have each. */
const unique: Partial<Record<Entity, string[]>> = {
  blogs: ['slug'],
  hero_images: ['active'],
  drafts: ['item'],
  schedules: ['item', 'action'],
}

/** Whether another row has what only one may have, or what it belongs to is gone. */
export function isTaken(rows: Rows, id: string, row: Row): boolean {
  const fields = unique[row.entity]
  if (row.item !== undefined && !rows.has(String(row.item))) return true
  if (!fields || row.active === false) return false
  return [...rows].some(
    ([other, each]) =>
      other !== id && each.entity === row.entity && fields.every((field) => each[field] === row[field]),
  )
}

/** What one change did to one row. */
export interface Effect {
  id: string
  before: Row | null
  after: Row | null
}

export function effectsBetween(before: Rows, after: Rows): Effect[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null }))
    .filter((effect) => !isDeepStrictEqual(effect.before, effect.after))
}

export function changedFields({ before, after }: Effect): string[] {
  return Object.keys(after ?? {}).filter((field) => !isDeepStrictEqual(before?.[field], after?.[field]))
}

/** Whether an effect only followed from something else that the same change did. */
export function isSide(effect: Effect, all: Effect[]): boolean {
  if (!effect.before || !effect.after) return false
  return isLink(effect, all) || gaveWay(effect, all)
}

export function isLink(effect: Effect, all: Effect[]): boolean {
  if (!effect.before || !effect.after) return false
  const made = new Set(all.filter(({ before, after }) => !before || !after).map(({ id }) => id))
  return changedFields(effect).every((field) => {
    const [was, is] = [effect.before![field] ?? null, effect.after![field] ?? null]
    return isReference(field) && (was === null || is === null) && made.has(String(was ?? is))
  })
}

/** A hero image that is no longer shown since another one is. */
function gaveWay(effect: Effect, all: Effect[]): boolean {
  if (effect.after!.entity !== 'hero_images' || changedFields(effect).join() !== 'active') return false
  const others = all.filter(({ id, before, after }) => id !== effect.id && (before ?? after)!.entity === 'hero_images')
  return others.some(
    ({ before, after }) => !before || !after || (effect.after!.active === false && after.active === true),
  )
}

const parents: Entity[] = ['vendors', 'trips', 'blogs', 'drafts']

/** In the order in which effects are taken back: what others need comes back first, and goes last. */
export function backwards(effects: Effect[]): Effect[] {
  const rank = ({ before, after }: Effect) => {
    const { entity } = (after ?? before)!
    if (!after && parents.includes(entity)) return parents.indexOf(entity)
    if (entity === 'schedules') return after ? 10 : 20
    if (entity === 'drafts') return 11
    // The one that is shown is hidden before another one is shown.
    if (entity === 'hero_images') return (after?.active ?? !before!.active) ? 12 : 13
    return before ? 12 : 14
  }
  return effects.toSorted((a, b) => rank(a) - rank(b))
}
