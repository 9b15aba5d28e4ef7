import { isDeepStrictEqual } from 'node:util'
import {
  backwards,
  changedFields,
  effectsBetween,
  isLink,
  isSide,
  isTaken,
  linked,
  removeRow,
  type Effect,
  type Entity,
  type Row,
  type Rows,
} from './rows.ts'

export interface Change {
  id: number
  effects: Effect[]
  undone: boolean
  /** The change that it takes back. */
  undoOf: Change | null
}

const inTrash: Entity[] = ['trips', 'vendors', 'testimonials', 'blogs', 'hero_images']

/** A catalogue as plain objects, with changes, undo and trash: what the real one has to equal at every step. */
export class PlainCatalogue {
  rows: Rows = new Map()
  changes: Change[] = []
  /** The rows as they were recorded last. */
  #recorded: Rows = new Map()
  /** In the unit of the schedules' due times. */
  now = 0
  /**
   * Whether every undo took back exactly its change: one that left out what was changed since or a schedule whose time had
   * come, or took along what was added since, makes another change when it is undone itself.
   */
  isExact = true

  ids(entity: Entity): string[] {
    return [...this.rows].filter(([, row]) => row.entity === entity).map(([id]) => id)
  }

  /** The latest deletion of each deleted item, by its id. */
  trash(): Map<string, { change: Change; effect: Effect }> {
    const deleted = this.changes.flatMap((change) =>
      change.effects.filter(({ after }) => after === null).map((effect) => ({ change, effect })),
    )
    const isItem = ({ effect: { id, before } }: (typeof deleted)[number]) =>
      inTrash.includes(before!.entity) && !this.rows.has(id)
    return new Map(deleted.filter(isItem).map((each) => [each.effect.id, each]))
  }

  save(id: string, row: Row): void {
    this.rows.set(id, row)
  }

  remove(id: string): void {
    removeRow(this.rows, id)
  }

  /** What is there now was there before the first change. */
  begin(): void {
    this.#recorded = new Map(this.rows)
  }

  /** Records what a step changed, under the id that the real catalogue gave it. */
  record(id: number | null, undoOf: Change | null = null): void {
    const effects = effectsBetween(this.#recorded, this.rows)
    this.begin()
    if ((id === null) !== (effects.length === 0)) throw new Error(`change ${id}: ${effects.length} effects`)
    if (id !== null) this.changes.push({ id, undone: false, effects, undoOf })
    if (undoOf && id !== null) this.isExact &&= isDeepStrictEqual(touched(undoOf.effects), touched(effects))
  }

  /** @returns whether it could be undone; where not, nothing is changed. */
  undo(change: Change): boolean {
    const before = new Map(this.rows)
    const isDone = backwards(change.effects).every((effect) => this.#apply(effect) || isSide(effect, change.effects))
    // An item may return after its references were checked.
    if (isDone && !isDeepStrictEqual(before, this.rows)) {
      change.undone = true
      return true
    }
    this.rows = before
    return false
  }

  restore(id: string): void {
    const { change, effect } = this.trash().get(id)!
    const row = linked(this.rows, effect.before!)
    if ('status' in row) row.status = 'draft'
    if ('active' in row) row.active = false
    if ('slug' in row) {
      for (let number = 2; isTaken(this.rows, id, row); number += 1)
        row.slug = `${String(effect.before!.slug)}-${number}`
    }
    this.rows.set(id, row)
    const isOwn = ({ before, after }: Effect) => !after && before!.entity === 'drafts' && before!.item === id
    const isUnlinked = (each: Effect) => isLink(each, [effect, each]) && Object.values(each.before!).includes(id)
    for (const each of change.effects) if (isOwn(each) || isUnlinked(each)) this.#apply(each)
  }

  purge(id: string): void {
    for (const change of this.changes) {
      const isOwn = (effect: Effect) => effect.id === id || (effect.before ?? effect.after)!.item === id
      const names = ({ before, after }: Effect) => [...Object.values(before!), ...Object.values(after!)].includes(id)
      change.effects = change.effects.filter(
        (effect) => !isOwn(effect) && !(isLink(effect, change.effects) && names(effect)),
      )
    }
  }

  /** @returns false where the row was changed since. */
  #apply(effect: Effect): boolean {
    const { id, before, after } = effect
    const now = this.rows.get(id) ?? null
    if ((before ?? after)!.entity === 'schedules' && !this.#mayBeScheduled(effect, now)) return true
    if (before && after) return this.#putBack(effect, now)
    if (after) {
      if (!now || !isDeepStrictEqual(compared(now), compared(after))) return false
      const isNamed = [...this.rows.values()].some(({ draft }) => draft === id)
      if (!isNamed) this.remove(id)
      return !isNamed
    }
    if (now || isTaken(this.rows, id, before!)) return false
    this.rows.set(id, linked(this.rows, before!))
    return true
  }

  #putBack(effect: Effect, now: Row | null): boolean {
    const fields = changedFields(effect)
    const isAsLeft = fields.every(
      (field) => field === 'failed' || isDeepStrictEqual(now?.[field], effect.after![field]),
    )
    if (!now || !isAsLeft) return false
    const back = { ...now, ...Object.fromEntries(fields.map((field) => [field, effect.before![field]])) }
    if (now.entity !== 'schedules' && isTaken(this.rows, effect.id, back)) return false
    this.rows.set(effect.id, linked(this.rows, back))
    return true
  }

  /** A schedule returns only if it is still due; a past one is ignored. */
  #mayBeScheduled({ before, after }: Effect, now: Row | null): boolean {
    if (after && !now) return false
    if (!before) return true
    const { due, draft } = after && before.due === after.due ? now! : before
    return Number(due) > this.now && (draft === null || this.rows.has(String(draft)))
  }
}

/** What effects change: fields of a row, or a whole row, whose links may be lost when it returns. */
function touched(effects: Effect[]): string[] {
  return effects
    .map(({ id, before, after }) => [
      id,
      before && after ? changedFields({ id, before, after }) : compared((before ?? after)!),
    ])
    .map((each) => JSON.stringify(each))
    .toSorted()
}

/** The note of a failure is the program's. */
function compared(row: Row): Row {
  return row.entity === 'schedules' ? { ...row, failed: false } : row
}
