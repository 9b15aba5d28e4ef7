import type { Change, ChangedItem } from '#contract/admin/changes/changes.ts'
import { declaredSections, type SettingsSection } from '#contract/settings/sections.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  countItems,
  isUndoable,
  selectFileNames,
  selectGone,
  selectVersions,
  type OperationRow,
  type VersionChange,
} from './queries.ts'
import type { ContentEntity } from './reported-fields.ts'
import { describePlans, describeUpdate } from './describe.ts'

/** @returns operations with what they did, in sentences. */
export async function presentChanges(db: Db, rows: OperationRow[]): Promise<Change[]> {
  const ids = rows.map(({ id }) => id)
  const [versions, counts] = [await selectVersions(db, ids), await countItems(db, ids)]
  const gone = await selectGone(db, versions)
  const fileNames = await selectFileNames(db, versions)
  const byOperation = Map.groupBy(versions, ({ operation_id }) => operation_id)
  return rows.map(({ id, at, details, pinned, author, person, operation, undo_of, undone_by }) => {
    const own = byOperation.get(id) ?? []
    const items = describeItems(own, fileNames, bringsBack.has(operation)).map((item) => ({
      ...item,
      gone: gone.has(`${item.entity} ${item.item_id}`),
    }))
    const more_items = (counts.get(id) ?? 0) - items.length
    const undoable = undone_by === null && isUndoable(operation, own)
    const undo = { undo_of, undoable, undone_by }
    return { id, at: at.toISOString(), author, person, operation, ...undo, pinned, items, more_items, details }
  })
}

function keyOf({ operation_id, entity, item_id }: VersionChange): string {
  return `${operation_id} ${entity} ${item_id}`
}

/** Operations that insert rows which existed before. */
const bringsBack = new Set(['changes.undo', 'trash.restore'])

/** @param fileNames of pictures, by URL. */
function describeItems(
  versions: VersionChange[],
  fileNames: Map<string, string>,
  isBack: boolean,
): Omit<ChangedItem, 'gone'>[] {
  return [...Map.groupBy(versions, keyOf).values()].map((parts) => {
    const { entity, item_id } = parts[0]!
    const recorded = parts.at(-1)!.label
    // Without an alternative text the record has the object's name, which says nothing.
    const stored = item_id.endsWith(`/${recorded}`) ? fileNames.get(item_id) || recorded : recorded
    const label = entity === 'site_settings' ? (declaredSections[item_id as SettingsSection]?.title ?? stored) : stored
    return { entity: entity as ContentEntity, item_id, label, ...describeItem(parts, isBack) }
  })
}

/** @param parts of one item in one operation. @returns what the operation did to it. */
export function describeItem(parts: VersionChange[], isBack = false): Pick<ChangedItem, 'kind' | 'sentences'> {
  const own = parts.find(({ part }) => part === 'item')
  return { kind: own?.kind ?? 'update', sentences: sentencesOf(parts, own, isBack) }
}

function sentencesOf(parts: VersionChange[], own: VersionChange | undefined, isBack: boolean): string[] {
  if (own?.kind === 'insert') return [isBack ? 'Restored' : 'Created']
  if (own?.kind === 'delete') return ['Deleted']
  if (own?.kind === 'purge') return ['Deleted for ever']
  const others = parts.filter((part) => part !== own)
  const updated = own ? describeUpdate({ ...own, entity: own.entity as ContentEntity }, own.before!, own.after!) : []
  return [...updated, ...describePlans(others, own !== undefined)]
}
