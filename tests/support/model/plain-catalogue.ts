import { isDeepStrictEqual } from 'node:util'

/** A catalogue as plain objects, with changes, undo and trash: what the real one has to equal at every step. */
export type Noun = 'trips' | 'vendors' | 'testimonials' | 'blogs'

export interface Thing {
  noun: Noun
  [field: string]: unknown
}

interface Effect {
  id: string
  before: Thing | null
  after: Thing | null
  /** Whether it only followed from something else that the change did. */
  side: boolean
}

interface Change {
  id: number
  effects: Effect[]
  undone: boolean
}

/** Fields that name another thing. */
const references: Record<string, Noun> = { vendor: 'vendors', trip: 'trips' }

export class PlainCatalogue {
  things = new Map<string, Thing>()
  changes: Change[] = []

  ids(noun: Noun): string[] {
    return [...this.things].filter(([, thing]) => thing.noun === noun).map(([id]) => id)
  }

  /** The latest deletion of each thing that is gone, by its id. */
  trash(): Map<string, { change: Change; effect: Effect }> {
    const deleted = this.changes.flatMap((change) =>
      change.effects.filter(({ after }) => after === null).map((effect) => ({ change, effect })),
    )
    return new Map(deleted.filter(({ effect }) => !this.things.has(effect.id)).map((each) => [each.effect.id, each]))
  }

  slugOwner(slug: unknown, except: string): string | undefined {
    return [...this.things].find(([id, each]) => each.noun === 'blogs' && each.slug === slug && id !== except)?.[0]
  }

  save(id: string, thing: Thing): void {
    this.things.set(id, thing)
  }

  /** What refers to it is no longer linked. */
  remove(id: string): void {
    this.things.delete(id)
    for (const [other, thing] of this.things) {
      for (const field of Object.keys(references)) {
        if (thing[field] === id) this.things.set(other, { ...thing, [field]: null })
      }
    }
  }

  /** Records what a step changed, under the id that the real catalogue gave it. */
  record(change: number | null, before: Map<string, Thing>): void {
    const ids = [...new Set([...before.keys(), ...this.things.keys()])]
    const effects = ids
      .map((id) => ({ id, before: before.get(id) ?? null, after: this.things.get(id) ?? null }))
      .filter(({ before: was, after }) => !isDeepStrictEqual(was, after))
    const made = new Set(effects.filter(({ before: was, after }) => !was || !after).map(({ id }) => id))
    const side = (effect: Omit<Effect, 'side'>) =>
      fieldsOf(effect).every((field) => {
        const [was, is] = [effect.before?.[field] ?? null, effect.after?.[field] ?? null]
        return field in references && (was === null || is === null) && made.has(String(was ?? is))
      })
    if ((change === null) !== (effects.length === 0)) throw new Error(`change ${change}: ${effects.length} effects`)
    if (change === null) return
    const recorded = effects.map((effect) => ({
      ...effect,
      side: effect.before !== null && effect.after !== null && side(effect),
    }))
    this.changes.push({ id: change, undone: false, effects: recorded })
  }

  /** @returns whether it could be undone; where not, nothing is changed. */
  undo(change: Change): boolean {
    const before = new Map(this.things)
    const isDone = change.effects.every((effect) => this.#apply(effect) || effect.side)
    // A thing may come back after what refers to it was looked at.
    if (isDone && !isDeepStrictEqual(before, this.things)) {
      change.undone = true
      return true
    }
    this.things = before
    return false
  }

  /** @returns the id of the thing, or null where it is not in the trash. */
  restore(id: string): void {
    const { change, effect } = this.trash().get(id)!
    const thing = this.#linked(effect.before!)
    if ('status' in thing) thing.status = 'draft'
    if ('slug' in thing) {
      for (let number = 2; this.slugOwner(thing.slug, id); number += 1)
        thing.slug = `${String(effect.before!.slug)}-${number}`
    }
    this.things.set(id, thing)
    const unlinked = change.effects.filter(({ side, before }) => side && Object.values(before!).includes(id))
    for (const each of unlinked) this.#apply(each)
  }

  purge(id: string): void {
    for (const change of this.changes) {
      const isLink = ({ side, before, after }: Effect) =>
        side && [...Object.values(before!), ...Object.values(after!)].includes(id)
      change.effects = change.effects.filter((effect) => effect.id !== id && !isLink(effect))
    }
  }

  #linked(thing: Thing): Thing {
    const links = Object.entries(thing).map(([field, value]) => [
      field,
      field in references && typeof value === 'string' && !this.things.has(value) ? null : value,
    ])
    return Object.fromEntries(links) as Thing
  }

  #apply(effect: Effect): boolean {
    const { id, before, after } = effect
    const now = this.things.get(id) ?? null
    if (before && after) {
      const fields = fieldsOf(effect)
      if (!now || fields.some((field) => now[field] !== after[field])) return false
      const back = Object.fromEntries(fields.map((field) => [field, before[field]]))
      if ('slug' in back && this.slugOwner(back.slug, id)) return false
      this.things.set(id, this.#linked({ ...now, ...back }))
      return true
    }
    if (after) {
      if (!now || !isDeepStrictEqual(now, after)) return false
      this.remove(id)
      return true
    }
    if (now || ('slug' in before! && this.slugOwner(before.slug, id))) return false
    this.things.set(id, this.#linked(before!))
    return true
  }
}

function fieldsOf({ before, after }: Pick<Effect, 'before' | 'after'>): string[] {
  return Object.keys(after ?? {}).filter((field) => before?.[field] !== after?.[field])
}
