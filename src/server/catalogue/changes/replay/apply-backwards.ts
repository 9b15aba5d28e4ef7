import { eq, sql } from 'drizzle-orm'
import { adminMessages } from '#contract/messages.ts'
import { schedules, trips } from '../../../db/schema.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import { deleteUnused } from '../../../media/unused-pictures.ts'
import { clearVendors } from '../../common/host-info.ts'
import { nextVersion } from '../../common/writes/optimistic-lock.ts'
import type { ItemRow } from '../queries.ts'
import { insertRow } from './insert-row.ts'
import { makeRoom } from './make-room.ts'
import { recordedTable } from './recorded-tables.ts'
import { bringBodyPictures, bringFile, withReferences } from './references.ts'
import { ReplayConflict, type Replay } from './replay.ts'
import { mayBeScheduled } from './may-be-scheduled.ts'
import { labelOf, requireAbsent, requireAsLeft, rowOf } from './row-state.ts'

const { reasons } = adminMessages.undo

/**
 * Puts the row of one item back as it was before.
 * @throws ReplayConflict where the row was changed since.
 */
export async function applyBackwards(replay: Replay, item: ItemRow): Promise<void> {
  if (item.row_table === 'schedules' && !(await mayBeScheduled(replay, item))) return
  if (item.kind === 'insert') await removeInserted(replay, item)
  else if (item.kind === 'delete') await insertDeleted(replay, item)
  else await putBack(replay, item)
  if (item.row_table === 'editions' && item.kind === 'delete') replay.editions.add(item.row_id)
  noteApplied(replay, item)
}

/** What follows from an item that was applied, at the end. */
export function noteApplied(replay: Replay, { row_table, row_id, noun, noun_id }: ItemRow): void {
  // What is not live has a version of its own.
  if (row_table === 'editions' || row_table === 'schedules') return
  if (noun === 'trips') replay.trips.add(noun_id)
  if (row_table === 'trips') replay.rewritten.add(row_id)
  if (noun === 'vendors') replay.vendors.add(noun_id)
}

async function removeInserted(replay: Replay, item: ItemRow): Promise<void> {
  const { tx } = replay
  await requireAsLeft(tx, item)
  if (item.row_table === 'pictures') {
    const [file] = await deleteUnused(tx, [item.row_id])
    if (!file) throw new ReplayConflict(await labelOf(tx, item), [reasons.inUse])
    replay.removedFiles.push(file)
    return
  }
  // A schedule goes with the draft that it names.
  if (item.row_table === 'editions' && (await tx.$count(schedules, eq(schedules.edition_id, item.row_id))) > 0) {
    throw new ReplayConflict(await labelOf(tx, item), [reasons.scheduled])
  }
  if (item.row_table === 'vendors') {
    await clearVendors(tx, eq(trips.vendor_id, item.row_id))
  }
  await tx.execute(sql`delete from ${recordedTable(item.row_table).table} as t where ${rowOf(item)}`)
}

async function insertDeleted(replay: Replay, item: ItemRow): Promise<void> {
  const { tx } = replay
  await requireAbsent(tx, item)
  const before = item.before!
  if (item.row_table === 'pictures' && !(await bringFile(replay, before))) throw await withoutPicture(replay, item)
  if (item.row_table === 'blogs') await bringBodyPictures(replay, before.body)
  const values = await withReferences(replay, item.row_table, before)
  if (values) await insertRow(tx, recordedTable(item.row_table), await returningRow(replay, item, values))
  // A gallery does without a picture that is gone.
  else if (item.row_table !== 'trip_images') throw await withoutPicture(replay, item)
}

async function putBack(replay: Replay, item: ItemRow): Promise<void> {
  const { tx } = replay
  const now = await requireAsLeft(tx, item)
  if (item.row_table === 'blogs') await bringBodyPictures(replay, item.before!.body)
  const values = await withReferences(replay, item.row_table, item.before!)
  if (!values) throw await withoutPicture(replay, item)
  const { table, columns } = recordedTable(item.row_table)
  const written = withVersion(await makeRoom(replay, item, values), now)
  const names = Object.keys(written).filter((name) => columns.has(name))
  const settings = names.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`)
  await tx.execute(sql`update ${table} as t set ${sql.join(settings, sql`, `)}
    from jsonb_populate_record(null::${table}, ${JSON.stringify(written)}::jsonb) as r where ${rowOf(item)}`)
}

/** After an undo the row is what it was, version included; one from the trash may differ, so it has a new version. */
async function returningRow(replay: Replay, item: ItemRow, values: ChangedColumns): Promise<ChangedColumns> {
  const row = await makeRoom(replay, item, values)
  return replay.mode === 'undo' ? row : withVersion(row, item.before!)
}

/** A row that is put back has a new version, so that open forms notice. */
function withVersion(values: ChangedColumns, { updated_at }: ChangedColumns): ChangedColumns {
  if (typeof updated_at !== 'string') return values
  return { ...values, updated_at: nextVersion(new Date(updated_at)).toISOString() }
}

async function withoutPicture({ tx }: Replay, item: ItemRow): Promise<ReplayConflict> {
  return new ReplayConflict(await labelOf(tx, item), [reasons.noPicture])
}
