import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownOf, type HistoryField } from '../history/history-kind.ts'
import {
  editingStates,
  newEditing,
  nextEditing,
  type AfterSave,
  type Editing,
  type EditingEvent,
  type EditingState,
  type Save,
} from './editing.ts'
import type { Values } from '../form/form-kind.ts'
import type { Stored } from './stored.ts'

const names = ['title', 'price', 'place'] as const
const blank = { title: '', price: '', place: '' }
const fields = names.map((name): HistoryField<Values> => ({
  label: name,
  names: [name],
  shown: (values) => ({ as: 'text', text: String(values[name]) }),
  take: (form) => form,
}))
const known = knownOf([], [])

const at = (version: number) => `2026-11-25T00:00:${String(version).padStart(2, '0')}Z`

function storedAs(live: Values, { version = 1, draft }: { version?: number; draft?: [Values, number] } = {}) {
  const drafted = draft && { id: 'draft', body: {}, base_version: at(version), updated_at: at(draft[1]) }
  const unpublished = { draft: drafted ?? null, autosave: null, schedules: [] }
  const stored = { item: { id: 'one' }, unpublished, live, status: null, updatedAt: at(version) }
  return { ...stored, values: draft?.[0] ?? live, version: at(version) } satisfies Stored
}

const after = (start: Editing, ...events: EditingEvent[]) => events.reduce<Editing>(nextEditing, start)
const opened = after(newEditing('one', blank), { type: 'loaded', stored: storedAs(blank) })
const typed = (changes: Partial<typeof blank>): EditingEvent => ({ type: 'typed', values: { ...blank, ...changes } })
const save = (as: Save['as'] = 'live', how: AfterSave = 'stay'): EditingEvent => ({
  type: 'save',
  save: { as, after: how },
})
const savedAt = (version: number, values: Values): EditingEvent => ({
  type: 'saved',
  values,
  saved: { id: 'one', updated_at: at(version) },
})
const newerOf = (stored: Stored) => ({ stored, fields, known })
const outdated = (stored: Stored): EditingEvent => ({ type: 'outdated', newer: newerOf(stored) })

describe('the states of a form', () => {
  it('is dirty while it holds what is not stored, and clean again when that is taken back', () => {
    expect(newEditing('one', blank).state).toBe('loading')
    expect(newEditing(null, blank).state).toBe('clean')
    expect(opened.state).toBe('clean')
    const dirty = after(opened, typed({ title: 'Spiti' }))
    expect(dirty).toMatchObject({ state: 'dirty', dirty: true })
    expect(after(dirty, typed({})).state).toBe('clean')
  })

  it('is saved after a save, or dirty if something was typed during it', () => {
    const saving = after(opened, typed({ title: 'Spiti' }), save())
    expect(saving.state).toBe('saving')
    const done = savedAt(2, { ...blank, title: 'Spiti' })
    expect(after(saving, done)).toMatchObject({ state: 'saved', version: at(2), saved: { as: 'live', at: at(2) } })
    const values = { ...blank, title: 'Spiti, again' }
    expect(after(saving, typed(values), done)).toMatchObject({ state: 'dirty', values, version: at(2) })
  })

  it('saves once at a time', () => {
    const saving = after(opened, save())
    expect(after(saving, save('draft'))).toBe(saving)
  })

  it('merges what only the other side has changed, and continues to save', () => {
    const newer = storedAs({ ...blank, price: '51000' }, { version: 2 })
    const merged = after(opened, typed({ title: 'Spiti' }), save(), outdated(newer))
    expect(merged).toMatchObject({ state: 'saving', version: at(2), values: { title: 'Spiti', price: '51000' } })
  })

  it('asks about what both have changed; each answer keeps or replaces what was typed', () => {
    const newer = storedAs({ ...blank, title: 'Theirs', price: '51000' }, { version: 2 })
    const asking = after(opened, typed({ title: 'Mine' }), save(), outdated(newer))
    expect(asking).toMatchObject({ state: 'conflict', values: { title: 'Mine', price: '' } })
    expect(asking.conflict!.changes).toEqual([{ label: 'title', mine: 'Mine', theirs: 'Theirs' }])
    expect(after(asking, { type: 'cancel' })).toMatchObject({ state: 'dirty', version: at(1), conflict: null })
    const over = after(asking, { type: 'overwrite' })
    expect(over).toMatchObject({ state: 'saving', version: at(2), values: { title: 'Mine', price: '51000' } })
    const reloaded = after(asking, { type: 'loaded', stored: newer, asked: true })
    expect(reloaded).toMatchObject({ state: 'clean', version: at(2), values: newer.live, conflict: null })
  })

  it('follows a newer version, unless it has changed a field that was changed here', () => {
    const news = (live: Partial<typeof blank>): EditingEvent => ({
      type: 'newer',
      newer: newerOf(storedAs({ ...blank, ...live }, { version: 2 })),
    })
    expect(after(opened, news({ price: '51000' }))).toMatchObject({
      state: 'clean',
      version: at(2),
      values: { price: '51000' },
    })
    const dirty = after(opened, typed({ title: 'Mine' }))
    expect(after(dirty, news({ price: '1' }))).toMatchObject({ state: 'dirty', values: { title: 'Mine', price: '1' } })
    // On top of that version, a save would overwrite it unasked.
    expect(after(dirty, news({ title: 'Theirs' }))).toBe(dirty)
    expect(after(dirty, save(), news({ price: '1' }))).toMatchObject({ state: 'saving', version: at(1) })
  })

  it('asks about all that differs where it does not know what the values began with', () => {
    const origin = { base: blank, version: at(0), isBaseKnown: false }
    const restored = after(opened, { type: 'filled', values: { ...blank, title: 'Mine' }, origin })
    const asking = after(restored, save(), outdated(storedAs(blank)))
    expect(asking.conflict!.changes).toEqual([{ label: 'title', mine: 'Mine', theirs: '' }])
  })

  it('compares the live version with the one that the open draft was made from', () => {
    const draft: [Values, number] = [{ ...blank, title: 'Drafted', place: 'Spiti' }, 1]
    const drafted = after(newEditing('one', blank), {
      type: 'loaded',
      stored: storedAs(blank, { draft }),
    })
    const newer = storedAs({ ...blank, title: 'Theirs', price: '1' }, { version: 2, draft })
    const asking = after(drafted, save(), outdated(newer))
    expect(asking.conflict!.changes.map(({ label }) => label)).toEqual(['title'])
    // Typed over the draft, although the live version had it.
    const back = after(drafted, { type: 'typed', values: { ...blank, place: 'Spiti' } }, save(), outdated(newer))
    expect(back.conflict!.changes).toEqual([{ label: 'title', mine: '', theirs: 'Theirs' }])
  })

  it('waits for the connection after a save that did not reach the server, until something is typed', () => {
    const offline = after(opened, typed({ title: 'Spiti' }), save('live', 'return'), {
      type: 'failed',
      isOffline: true,
    })
    expect(offline).toMatchObject({ state: 'offline', save: { as: 'live', after: 'return' } })
    expect(after(offline, save('live', 'return')).state).toBe('saving')
    expect(after(offline, typed({ title: 'Half a sen' }))).toMatchObject({ state: 'dirty', save: null })
    const leaving = after(opened, save('live', 'leave'), { type: 'failed', isOffline: true })
    expect(leaving.save!.after).toBe('stay')
  })

  it('keeps what was typed when the item is deleted, as a new item if that is wanted', () => {
    const deleted = after(opened, typed({ title: 'Spiti' }), save(), { type: 'gone' })
    expect(deleted).toMatchObject({ state: 'deleted', values: { title: 'Spiti' } })
    const anew = after(deleted, { type: 'saveAsNew' })
    expect(anew).toMatchObject({ state: 'dirty', id: null, version: null, values: { title: 'Spiti' } })
    expect(after(newEditing('one', blank), { type: 'gone' }).state).toBe('deleted')
    expect(after(newEditing(null, blank), { type: 'gone' }).state).toBe('clean')
  })
})

const values = fc.record({
  title: fc.constantFrom('', 'a', 'b', 'c'),
  price: fc.constantFrom('', '1', '2'),
  place: fc.constantFrom('', 'x'),
})
const stored = fc
  .record({ live: values, version: fc.integer({ min: 1, max: 4 }), draft: fc.option(fc.tuple(values, fc.nat(3))) })
  .map(({ live, version, draft }) => storedAs(live, { version, ...(draft && { draft }) }))
const saves = fc.record({
  as: fc.constantFrom('live' as const, 'draft' as const),
  after: fc.constantFrom<AfterSave>('return', 'stay', 'leave'),
})

/** Any event at any time; `saved` has what was sent when the save began. */
const events: fc.Arbitrary<EditingEvent | { type: 'reply'; version: number }> = fc.oneof(
  { arbitrary: values.map((typedValues): EditingEvent => ({ type: 'typed', values: typedValues })), weight: 4 },
  { arbitrary: saves.map((wanted): EditingEvent => ({ type: 'save', save: wanted })), weight: 3 },
  { arbitrary: fc.integer({ min: 1, max: 5 }).map((version) => ({ type: 'reply' as const, version })), weight: 3 },
  { arbitrary: stored.map((newer) => outdated(newer)), weight: 3 },
  stored.map((newer): EditingEvent => ({ type: 'newer', newer: newerOf(newer) })),
  fc.tuple(stored, fc.boolean()).map(([newer, asked]): EditingEvent => ({ type: 'loaded', stored: newer, asked })),
  values.map((filled): EditingEvent => ({ type: 'filled', values: filled })),
  fc.tuple(values, values, fc.boolean()).map(([filled, base, isBaseKnown]): EditingEvent => ({
    type: 'filled',
    values: filled,
    origin: { base, version: at(1), isBaseKnown },
  })),
  fc.boolean().map((isOffline): EditingEvent => ({ type: 'failed', isOffline })),
  fc.constantFrom<EditingEvent>({ type: 'overwrite' }, { type: 'cancel' }, { type: 'gone' }, { type: 'saveAsNew' }),
)

/** Events by which the user chooses other values. */
function isChosen(event: EditingEvent): boolean {
  return event.type === 'typed' || event.type === 'filled' || (event.type === 'loaded' && (event.asked ?? false))
}

const restless: EditingState[] = ['loading', 'saving', 'conflict', 'offline', 'deleted']

function expectConsistent(form: Editing): void {
  expect(editingStates).toContain(form.state)
  expect(form.dirty).toBe(JSON.stringify(form.values) !== JSON.stringify(form.base))
  if (!restless.includes(form.state)) {
    expect(form.state === 'dirty').toBe(form.dirty)
    expect(form.save).toBeNull()
  }
  expect(form.conflict !== null).toBe(form.state === 'conflict')
  if (form.state === 'saving' || form.state === 'offline') expect(form.save).not.toBeNull()
}

it('never loses what was typed, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.option(fc.constant('one')), fc.array(events, { maxLength: 40 }), (id, sequence) => {
      let form = newEditing(id, blank)
      let sent: Values | null = null
      for (const each of sequence) {
        const event: EditingEvent = each.type === 'reply' ? savedAt(each.version, sent ?? form.values) : each
        const before = form
        form = nextEditing(form, event)
        expectConsistent(form)
        if (
          form.state === 'saving' &&
          (event.type === 'save' || event.type === 'outdated' || event.type === 'overwrite')
        )
          sent = form.values
        // A field that holds something unsaved is changed by nothing but the user.
        const unsaved = names.filter((name) => before.values[name] !== before.base[name])
        if (!isChosen(event)) for (const name of unsaved) expect(form.values[name]).toBe(before.values[name])
        // Nothing counts as stored but what was sent or loaded.
        if (event.type === 'saved' && before.state === 'saving') expect(form.base).toEqual(sent)
        if (event.type === 'typed' && before.state !== 'loading') expect(form.values).toBe(event.values)
      }
    }),
    { numRuns: 1000 },
  )
})
