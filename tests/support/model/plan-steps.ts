import { expect } from 'vitest'
import { runDue } from '#server/publishing/schedules/run-due.ts'
import { aTripPayload } from '../factories/trip-payload.ts'
import { day, type BothCatalogues, type EditedEntity } from './both-catalogues.ts'
import type { Calls } from './random-steps.ts'

const noon = day / 2

/** Drafts, previews, schedules and undos. */
export const planSteps = (both: BothCatalogues) =>
  ({
    'save draft': async ({ some, slug }) => {
      const item = both.drafted(some)
      if (!item) return
      const { body, fields } = typed(both, item.entity, slug)
      const base_version = new Date(both.origin).toISOString()
      const call = both.admin.drafts.saveDraft({ ...item, body, base_version })
      const isDue = both.plans.scheduleOf(item.item_id, 'publish') !== undefined
      if (isDue && !both.plans.isPublishable(item.item_id, fields))
        return void (await expect(call).rejects.toMatchObject({ code: 'SLUG_TAKEN' }))
      await call
      both.plans.putDraft(item.item_id, fields)
    },
    autosave: async ({ some }) => {
      const item = both.drafted(some)
      if (item) await both.admin.drafts.autosave({ ...item, body: { values: { title: both.word() }, by: 'form' } })
    },
    preview: async ({ some }) => {
      const item = both.drafted(some)
      if (!item) return
      const { body } = typed(both, item.entity, 'rain')
      await both.admin.previews.put({ ...item, preview_id: crypto.randomUUID(), body })
    },
    discard: async ({ some }) => {
      const item = both.drafted(some)
      const draft = item && both.plans.draftOf(item.item_id)
      if (!draft) return
      await both.admin.drafts.discard({ ...item, kind: 'draft' })
      both.plain.remove(draft)
    },
    schedule: async ({ some, action, days }) => {
      const ids = (['trips', 'blogs', 'hero_images'] as const).flatMap((entity) => both.plain.ids(entity))
      const item_id = both.pick(ids, some)
      if (!item_id) return
      both.words += 1
      const due = both.plain.now + days * day - noon + both.words
      const entity = both.plain.rows.get(item_id)!.entity as 'trips' | 'blogs' | 'hero_images'
      const call = both.admin.schedules.set({ entity, item_id, action, due_at: both.dueAt(due) })
      const code = refusal(both, item_id, action, due)
      if (code) return void (await expect(call).rejects.toMatchObject({ code }))
      await call
      both.plans.schedule(item_id, action, due)
    },
    cancel: async ({ some }) => {
      const id = both.item('schedules', some)
      if (!id) return
      const { item, action } = both.plain.rows.get(id)!
      const planned = await both.admin.schedules.list({ item_id: String(item) })
      const found = planned.find((each) => each.action === action)
      await both.admin.schedules.cancel({ entity: found!.entity, item_id: found!.item_id, action: found!.action })
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
function typed(both: BothCatalogues, entity: EditedEntity, slug: string) {
  const title = both.word()
  if (entity === 'trips') return { body: aTripPayload({ title, status: 'published' }), fields: { title } }
  if (entity === 'categories') return { body: { title, description: 'Quiet.' }, fields: { title } }
  return { body: { title, slug, body: '<p>Rain.</p>', status: 'published' }, fields: { title, slug } }
}

function refusal(both: BothCatalogues, item: string, action: 'publish' | 'unpublish', due: number): string | null {
  if (!both.plans.isInOrder(item, action, due)) return 'DUE_BEFORE_PUBLISHING'
  const { entity } = both.plain.rows.get(item)!
  if (action === 'unpublish' || entity === 'hero_images' || both.plans.isPublishable(item)) return null
  return entity === 'trips' ? 'VENDOR_NOT_FOUND' : 'SLUG_TAKEN'
}
