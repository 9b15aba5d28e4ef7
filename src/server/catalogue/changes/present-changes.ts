import type { Change, ChangedThing } from '#contract/admin/changes/changes.ts'
import { settingsLabels } from '#contract/settings/labels.ts'
import type { SettingsSection } from '#contract/settings/sections.ts'
import type { Db } from '../../db/database.ts'
import { describePlans } from './describe-plans.ts'
import {
  countThings,
  selectFileNames,
  selectGone,
  selectItems,
  selectLabels,
  selectPinned,
  type ChangeRow,
  type ItemRow,
} from './queries.ts'
import type { ContentNoun } from './told-fields.ts'
import { isUndoable } from './undoable.ts'
import { describeGallery, describeUpdate } from './describe.ts'

/** @returns changes with what they did, in sentences. */
export async function presentChanges(db: Db, rows: ChangeRow[]): Promise<Change[]> {
  const ids = rows.map(({ id }) => id)
  const [items, counts] = [await selectItems(db, ids), await countThings(db, ids)]
  const [pinned, gone] = [await selectPinned(db, ids), await selectGone(db, items)]
  const things = Map.groupBy(items, keyOf)
  const nameless = [...things.values()]
    .filter((each) => each.every(({ label }) => label === null))
    .map(([first]) => first!)
  const labels = await selectLabels(db, nameless)
  const fileNames = await selectFileNames(db, items)
  const byChange = Map.groupBy(items, ({ change_id }) => change_id)
  return rows.map(({ id, at, details, ...row }) => {
    const { author, operation, undo_of, undone_by } = row
    const own = byChange.get(id) ?? []
    const described = describeThings(own, labels, fileNames, bringsBack.has(operation)).map((thing) => ({
      ...thing,
      gone: gone.has(`${thing.noun} ${thing.noun_id}`),
    }))
    const more_things = (counts.get(id) ?? 0) - described.length
    const undoable = undone_by === null && isUndoable(operation, own)
    const told = { things: described, more_things, details }
    return {
      id,
      at: at.toISOString(),
      author,
      operation,
      undo_of,
      undoable,
      undone_by,
      pinned: pinned.has(id),
      ...told,
    }
  })
}

function keyOf({ change_id, noun, noun_id }: ItemRow): string {
  return `${change_id} ${noun} ${noun_id}`
}

/** What they insert was there before. */
const bringsBack = new Set(['changes.undo', 'trash.restore'])

/**
 * @param labels of things whose items have none, by noun and id.
 * @param fileNames of pictures, by URL.
 */
function describeThings(
  items: ItemRow[],
  labels: Map<string, string>,
  fileNames: Map<string, string>,
  isBack: boolean,
): Omit<ChangedThing, 'gone'>[] {
  return [...Map.groupBy(items, keyOf).values()].map((rows) => {
    const { noun, noun_id } = rows[0]!
    const recorded = rows.findLast((row) => row.label !== null)?.label ?? labels.get(`${noun} ${noun_id}`) ?? ''
    // Without an alternative text the record has the object's name, which says nothing.
    const stored = noun_id.endsWith(`/${recorded}`) ? fileNames.get(noun_id) || recorded : recorded
    const label = noun === 'site_settings' ? settingsLabels[noun_id as SettingsSection].title : stored
    return { noun: noun as ContentNoun, noun_id, label, ...describeThing(rows, isBack) }
  })
}

/** @param rows items of one thing in one change. @returns what the change did to it. */
export function describeThing(rows: ItemRow[], isBack = false): Pick<ChangedThing, 'kind' | 'sentences'> {
  const own = rows.find(({ row_table, noun }) => row_table === noun)
  return { kind: own?.kind ?? 'update', sentences: sentencesOf(rows, own, isBack) }
}

function sentencesOf(rows: ItemRow[], own: ItemRow | undefined, isBack: boolean): string[] {
  const parts = rows.filter((row) => row !== own)
  const gallery = describeGallery(partsOf(parts, 'delete'), partsOf(parts, 'insert'))
  if (own?.kind === 'insert') return [isBack ? 'Restored' : 'Created']
  if (own?.kind === 'delete') return ['Deleted']
  if (own?.kind === 'purge') return ['Deleted for ever']
  const updated = own ? describeUpdate(own.noun as ContentNoun, own.before!, own.after!) : []
  return [...updated, ...gallery, ...describePlans(parts, own !== undefined)]
}

function partsOf(rows: ItemRow[], kind: 'delete' | 'insert') {
  return rows
    .filter((row) => row.row_table === 'trip_images' && row.kind === kind)
    .map(({ before, after }) => (before ?? after) as unknown as Parameters<typeof describeGallery>[0][number])
}
