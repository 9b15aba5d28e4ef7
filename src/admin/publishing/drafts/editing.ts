import type { Status } from '#contract/fields.ts'
import type { HistoryField, Known } from '../history/history-kind.ts'
import { isSame, merge, type Change } from '../conflicts/merge.ts'
import type { Saved, Unpublished, Values } from '../form/form-kind.ts'
import type { Stored } from './stored.ts'

/**
 * `offline`: the last save did not reach the server, and nothing was typed since. `deleted`: the item was deleted
 * elsewhere. `clean` and `saved` have nothing unsaved.
 */
export const editingStates = ['loading', 'clean', 'dirty', 'saving', 'saved', 'conflict', 'offline', 'deleted'] as const
export type EditingState = (typeof editingStates)[number]

/** The form closes (its button), stays open (Ctrl/Cmd+S), or is about to be left. */
export type AfterSave = 'return' | 'stay' | 'leave'

export interface Save {
  as: 'live' | 'draft'
  after: AfterSave
}

/** A newer stored version, with the data to compare it. */
export interface Newer {
  stored: Stored
  fields: HistoryField<Values>[]
  known: Known
}

export interface Editing {
  state: EditingState
  /** Null for a new item. */
  id: string | null
  /** As it was loaded; null for a new item. */
  item: object | null
  unpublished: Unpublished | null
  /** Status of the live version; null for a new item. */
  status: Status | null
  values: Values
  /** The stored values: live or of the draft. */
  base: Values
  dirty: boolean
  /** The live version that the values were made from; null for a new item. */
  version: string | null
  /** Values of that version; null where only newer ones are known. */
  live: Values | null
  /** False where `base` is newer than that version. */
  isBaseKnown: boolean
  /** When the stored version was made; null for a new item. */
  changedAt: string | null
  /** The last save of this form. */
  saved: { as: Save['as']; at: string } | null
  /** Changes when values are replaced other than by typing: React key of fields with a state of their own. */
  revision: number
  /** The save that is in flight, waits for an answer or waits for the connection. */
  save: Save | null
  conflict: { changes: Change[]; newer: Newer } | null
}

/** The version that values were made from. */
export type Origin = Pick<Editing, 'base' | 'version' | 'isBaseKnown'>

export type EditingEvent =
  /** The stored version. It replaces unsaved values only if the user asked for it. */
  | { type: 'loaded'; stored: Stored; asked?: boolean }
  | { type: 'typed'; values: Values }
  /** Values that the user chose from the history or from an unsaved copy. */
  | { type: 'filled'; values: Values; origin?: Origin }
  | { type: 'save'; save: Save }
  /** @param values those that were sent. */
  | { type: 'saved'; values: Values; saved: Saved & { updated_at: string } }
  | { type: 'failed'; isOffline: boolean }
  /** A save was refused because of a newer version. */
  | { type: 'outdated'; newer: Newer }
  /** A newer version was stored elsewhere. It is taken only if it changes no field that was changed here. */
  | { type: 'newer'; newer: Newer }
  /** Answers to a conflict. */
  | { type: 'overwrite' }
  | { type: 'cancel' }
  /** The item does not exist any more. */
  | { type: 'gone' }
  | { type: 'saveAsNew' }

const nothing = { unpublished: null, status: null, version: null, live: null, changedAt: null }

export function newEditing(id: string | null, blank: Values): Editing {
  const state = id === null ? 'clean' : 'loading'
  const filled = { values: blank, base: blank, dirty: false, isBaseKnown: true, revision: 0 }
  return { ...nothing, ...filled, state, id, item: null, saved: null, save: null, conflict: null }
}

/** @returns the same object where the event does not apply. */
export function nextEditing(now: Editing, event: EditingEvent): Editing {
  const { state } = now
  // While an item loads, no field is shown.
  if (state === 'loading' && event.type !== 'loaded' && event.type !== 'gone') return now
  switch (event.type) {
    case 'loaded': {
      const isFree = state === 'loading' || state === 'clean' || state === 'saved'
      return isFree || (event.asked && state !== 'saving') ? begin(now, event.stored) : now
    }
    case 'typed':
      return event.values === now.values ? now : changed(now, { values: event.values }, lasting(state))
    case 'filled': {
      const { values, origin = now } = event
      const { base, version, isBaseKnown } = origin
      const live = version === now.version ? now.live : null
      return changed(now, { values, base, version, isBaseKnown, live, revision: now.revision + 1 }, lasting(state))
    }
    case 'save':
      return state === 'saving' || state === 'conflict' ? now : { ...now, state: 'saving', save: event.save }
    case 'saved':
      return state === 'saving' ? stored(now, event) : now
    case 'failed': {
      if (state !== 'saving') return now
      if (!event.isOffline) return changed(now, {})
      const { as, after } = now.save!
      return { ...now, state: 'offline', save: { as, after: after === 'leave' ? 'stay' : after } }
    }
    case 'outdated': {
      if (state !== 'saving') return now
      const { editing, changes } = adopt(now, event.newer)
      return changes.length === 0 ? editing : { ...now, state: 'conflict', conflict: { changes, newer: event.newer } }
    }
    case 'newer': {
      if (lasting(state)) return now
      const { editing, changes } = adopt(now, event.newer)
      return changes.length === 0 ? editing : now
    }
    case 'overwrite':
      return now.conflict ? adopt({ ...now, state: 'saving', conflict: null }, now.conflict.newer).editing : now
    case 'cancel':
      return state === 'conflict' ? changed(now, {}) : now
    case 'gone':
      return now.id === null ? now : { ...now, state: 'deleted', save: null, conflict: null }
    case 'saveAsNew':
      return state === 'deleted' && now.item ? changed(now, { ...nothing, id: null }) : now
  }
}

/** @param state by default that of a form at rest. */
function changed(now: Editing, changes: Partial<Editing>, state?: EditingState): Editing {
  const next = { ...now, ...changes }
  const dirty = !isSame(next.values, next.base)
  if (state) return { ...next, dirty, state }
  return { ...next, dirty, state: dirty ? 'dirty' : next.saved ? 'saved' : 'clean', save: null, conflict: null }
}

/** States that typing does not end. */
function lasting(state: EditingState): EditingState | undefined {
  return state === 'saving' || state === 'conflict' || state === 'deleted' ? state : undefined
}

function begin(now: Editing, stored: Stored): Editing {
  const { values } = stored
  const revision = now.revision + 1
  return changed(now, { ...originOf(stored), values, base: values, isBaseKnown: true, saved: null, revision })
}

/** Status and versions of the stored item. */
function originOf({ item, unpublished, live, status, version, updatedAt }: Stored) {
  return { item, unpublished, version, live: version === updatedAt ? live : null, status, changedAt: updatedAt }
}

function stored(now: Editing, { values, saved }: Extract<EditingEvent, { type: 'saved' }>): Editing {
  const { id, updated_at: at, draft_version } = saved
  const { unpublished, version: base_version } = now
  const { as } = now.save!
  const filled = { base: values, isBaseKnown: true, saved: { as, at } }
  const schedules = unpublished?.schedules ?? []
  if (as === 'draft') {
    const draft = { id, updated_at: at, body: {}, base_version }
    return changed(now, { ...filled, unpublished: { schedules, draft, autosave: null } })
  }
  const status = (values.status as Status | undefined) ?? 'published'
  const draft = draft_version && unpublished?.draft ? { ...unpublished.draft, updated_at: draft_version } : null
  // Publishing does what a publication was scheduled for; unpublishing likewise.
  const left = schedules.filter(({ action }) => draft !== null || (action === 'unpublish') === (status === 'published'))
  const rest = unpublished && { draft, autosave: null, schedules: left }
  return changed(now, { ...filled, id, live: values, version: at, status, changedAt: at, unpublished: rest })
}

/** @returns the form on top of the newer version, with its own values of the fields that both have changed. */
function adopt(now: Editing, { stored, fields, known }: Newer): { editing: Editing; changes: Change[] } {
  const draft = stored.unpublished?.draft ?? null
  // Where the draft that was edited is still the open one, the live version has changed.
  const isSameDraft = draft !== null && draft.updated_at === now.unpublished?.draft?.updated_at
  const theirs = isSameDraft ? stored.live : stored.values
  const base = isSameDraft ? liveBase(now) : now.isBaseKnown ? now.base : {}
  const { values, changes } = merge(fields, { base, mine: now.values, theirs }, known)
  // The status has no separate state; fields keep their focus if only the status changes.
  const isOther = Object.keys(values).some((name) => name !== 'status' && values[name] !== now.values[name])
  const onto = isSameDraft ? { version: stored.updatedAt, live: stored.live } : { base: theirs, isBaseKnown: true }
  const revision = now.revision + (isOther ? 1 : 0)
  const state = now.state === 'saving' || now.state === 'offline' ? now.state : undefined
  return { editing: changed(now, { ...originOf(stored), ...onto, values, revision, saved: null }, state), changes }
}

/**
 * The live version that a draft was made from. Values typed over the draft count as changed, even if they equal the
 * live value.
 */
function liveBase({ live, base, values }: Editing): Partial<Values> {
  // Older drafts do not record that version. A draft never changes the status, so that part is known.
  const known = live ?? ('status' in base ? { status: base.status } : {})
  const isTypedBack = (name: string) => isSame(values[name], known[name]) && !isSame(values[name], base[name])
  return Object.fromEntries(Object.entries(known).filter(([name]) => !isTypedBack(name)))
}
