import { expect } from 'vitest'
import { runDue } from '#server/catalogue/schedules/run-due.ts'
import { aTripPayload } from '../factories/trip-payload.ts'
import { day, type BothCatalogues, type EditedNoun } from './both-catalogues.ts'
import type { Calls } from './random-steps.ts'

const noon = day / 2

/** Drafts, previews, schedules and undos. */
export const planSteps = (both: BothCatalogues) =>
  ({
    'save draft': async ({ some, slug }) => {
      const thing = both.drafted(some)
      if (!thing) return
      const { body, fields } = typed(both, thing.noun, slug)
      const base_version = new Date(both.origin).toISOString()
      const call = both.admin.drafts.saveDraft({ ...thing, body, base_version })
      const isDue = both.plans.scheduleOf(thing.item_id, 'publish') !== undefined
      if (isDue && !both.plans.isPublishable(thing.item_id, fields))
        return void (await expect(call).rejects.toMatchObject({ code: 'SLUG_TAKEN' }))
      await call
      both.plans.putDraft(thing.item_id, fields)
    },
    autosave: async ({ some }) => {
      const thing = both.drafted(some)
      if (thing) await both.admin.drafts.autosave({ ...thing, body: { values: { title: both.word() }, by: 'form' } })
    },
    preview: async ({ some }) => {
      const thing = both.drafted(some)
      if (!thing) return
      const { body } = typed(both, thing.noun, 'rain')
      await both.admin.previews.put({ ...thing, preview_id: crypto.randomUUID(), body })
    },
    discard: async ({ some }) => {
      const thing = both.drafted(some)
      const draft = thing && both.plans.draftOf(thing.item_id)
      if (!draft) return
      await both.admin.drafts.discard({ ...thing, kind: 'draft' })
      both.plain.remove(draft)
    },
    schedule: async ({ some, action, days }) => {
      const ids = (['trips', 'blogs', 'hero_images'] as const).flatMap((noun) => both.plain.ids(noun))
      const item_id = both.pick(ids, some)
      if (!item_id) return
      both.words += 1
      const due = both.plain.now + days * day - noon + both.words
      const noun = both.plain.rows.get(item_id)!.noun as 'trips' | 'blogs' | 'hero_images'
      const call = both.admin.schedules.set({ noun, item_id, action, due_at: both.dueAt(due) })
      const code = refusal(both, item_id, action, due)
      if (code) return void (await expect(call).rejects.toMatchObject({ code }))
      await call
      both.plans.schedule(item_id, action, due)
    },
    cancel: async ({ some }) => {
      const id = both.thing('schedules', some)
      if (!id) return
      const { item, action } = both.plain.rows.get(id)!
      const planned = await both.admin.schedules.list({ item_id: String(item) })
      const found = planned.find((each) => each.action === action)
      await both.admin.schedules.cancel({ noun: found!.noun, item_id: found!.item_id, action: found!.action })
      both.plans.cancel(id)
    },
    'let days pass': async ({ days }) => {
      await both.moveClock(days)
      await runDue(both.test.context)
      const ids = await both.newChanges()
      both.plans.runDue(() => both.plain.record(ids.shift() ?? null))
      expect(ids, 'nothing else is done').toEqual([])
    },
    'undo latest': async () => {
      const latest = both.plain.changes.at(-1)
      if (latest && !latest.undone && latest.effects.length > 0) await both.undo(latest)
    },
    undo: async ({ some }) => {
      const { changes: all } = both.plain
      if (all.length > 0) await both.undo(all[some % all.length]!)
    },
  }) satisfies Partial<Calls>

/** What a form sends, and the same for the model. */
function typed(both: BothCatalogues, noun: EditedNoun, slug: string) {
  const title = both.word()
  if (noun === 'trips') return { body: aTripPayload({ title, status: 'published' }), fields: { title } }
  if (noun === 'categories') return { body: { title, description: 'Quiet.' }, fields: { title } }
  return { body: { title, slug, body: '<p>Rain.</p>', status: 'published' }, fields: { title, slug } }
}

function refusal(both: BothCatalogues, item: string, action: 'publish' | 'unpublish', due: number): string | null {
  if (!both.plans.isInOrder(item, action, due)) return 'DUE_BEFORE_PUBLISHING'
  const { noun } = both.plain.rows.get(item)!
  if (action === 'unpublish' || noun === 'hero_images' || both.plans.isPublishable(item)) return null
  return noun === 'trips' ? 'VENDOR_NOT_FOUND' : 'SLUG_TAKEN'
}
