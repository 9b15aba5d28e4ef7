import { eq, sql } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { Db } from '../../platform/db/database.ts'
import { isBrokenConstraint, retryDeadlocks } from '../../platform/db/failures.ts'
import { importParts, importRows, imports, regions } from '../../platform/db/schema.ts'
import { currentOperation, runDeferredTriggers } from '../../platform/db/writes/operations.ts'
import type { ContentWrites } from '../../platform/db/writes/content-writes.ts'
import { TaskFailed, type RunningTask } from '../tasks/run-tasks.ts'
import { sheets } from '../sheets/sheets.ts'
import { countRows, selectImport, type ImportRowStored } from './import-store.ts'
import { ChangedSince, lockNamed } from './write/lock-named.ts'
import { followHosts, hostInfos } from './write/host-infos.ts'
import { writeBatch } from './write/write-batch.ts'

/** Rows that one statement writes. */
const batch = 500

interface RunParts {
  db: Db
  writes: ContentWrites
}

/** Writes a checked file in one transaction, as one change: all of it, or nothing. */
export async function runImport({ db, writes }: RunParts, task: RunningTask): Promise<null> {
  const id = task.row.subject.import_id!
  const found = await selectImport(db, id)
  if (!found?.row.checked_at || found.row.imported_at) throw new TaskFailed(importMessages.notReady)
  const { row } = found
  const author = { author: 'admin', operation: `${row.entity}.import`, ...startedBy(task) } as const
  try {
    await retryDeadlocks(() => writes.transaction(db, author, (tx) => writeAll(tx, row, task)))
  } catch (error) {
    if (!(error instanceof ChangedSince) && !isBrokenConstraint(error)) throw error
    await db.update(imports).set({ problem: importMessages.changedSince, checked_at: null }).where(eq(imports.id, id))
    throw new TaskFailed(importMessages.changedSince)
  }
  return null
}

function startedBy({ row: { session_id, person } }: RunningTask) {
  return { ...(session_id && { session: session_id }), ...(person && { person }) }
}

async function writeAll(tx: Db, row: ImportRowStored, task: RunningTask): Promise<void> {
  const { id } = row
  const sheet = sheets[row.entity]
  const { create, update } = await countRows(tx, id)
  const total = create + update
  await lockNamed(tx, sheet, id)
  if (row.new_regions.length > 0) {
    await tx
      .insert(regions)
      .values(row.new_regions.map((name) => ({ name })))
      .onConflictDoNothing()
  }
  const hosts = sheet.entity === 'trips' ? await hostInfos(tx, id) : null
  let done = 0
  for (let from = 0; done < total;) {
    await task.progress(done, total)
    const written = await writeBatch(tx, { sheet, id, hosts }, from, batch)
    if (written.rows === 0) throw new ChangedSince()
    // All at the commit would exceed the time that a statement has.
    await runDeferredTriggers(tx)
    done += written.rows
    from = written.last
  }
  if (sheet.entity === 'vendors') await followHosts(tx, id)
  await task.progress(total, total)
  const change_id = await currentOperation(tx)
  await tx
    .update(imports)
    .set({ imported_at: sql`clock_timestamp()`, change_id, problem: null })
    .where(eq(imports.id, id))
  await tx.delete(importParts).where(eq(importParts.import_id, id))
  await tx.update(importRows).set({ data: null, media: null }).where(eq(importRows.import_id, id))
  await task.finishIn(tx, { message: importMessages.done(create, update), change_id })
}
