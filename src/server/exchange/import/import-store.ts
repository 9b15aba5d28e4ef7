import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import { importDays, type AdminImport, type ImportOutcome, type ImportState } from '#contract/admin/exchange/imports.ts'
import type { Db } from '../../platform/db/database.ts'
import { importParts, importRows, imports, tasks } from '../../platform/db/schema.ts'
import { type TaskRow } from '../tasks/task-rows.ts'
import type { CheckedRow } from './import-batch.ts'
import { isoMoments } from '../../api/iso-moments.ts'

export type ImportRowStored = typeof imports.$inferSelect

export async function selectImport(db: Db, id: string): Promise<{ row: ImportRowStored; task: TaskRow | null } | null> {
  const [found] = await db
    .select({ row: imports, task: tasks })
    .from(imports)
    .leftJoin(tasks, eq(tasks.id, imports.task_id))
    .where(eq(imports.id, id))
  return found ?? null
}

/** @returns the file, locked until the transaction ends. */
export async function lockImport(tx: Db, id: string): Promise<{ row: ImportRowStored; isBusy: boolean } | null> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!row) return null
  const open = row.task_id ? await tx.$count(tasks, and(eq(tasks.id, row.task_id), isNull(tasks.finished_at))) : 0
  return { row, isBusy: open > 0 }
}

/** Stores a part once. @returns the bytes of all parts. */
export async function storePart(tx: Db, id: string, part: number, content: string): Promise<number> {
  const stored = await tx
    .insert(importParts)
    .values({ import_id: id, part, content })
    .onConflictDoNothing()
    .returning({ part: importParts.part })
  const added = stored.length > 0 ? Buffer.byteLength(content) : 0
  const [row] = await tx
    .update(imports)
    .set({ bytes: sql`${imports.bytes} + ${added}` })
    .where(eq(imports.id, id))
    .returning({ bytes: imports.bytes })
  return row!.bytes
}

/** Deletes the findings of an earlier check. */
export async function forgetCheck(db: Db, id: string): Promise<void> {
  await db.delete(importRows).where(eq(importRows.import_id, id))
  await db
    .update(imports)
    .set({ checked_at: null, problem: null, columns: null, new_regions: [] })
    .where(eq(imports.id, id))
}

/** As one parameter, however many rows there are. */
export async function storeChecked(db: Db, id: string, rows: CheckedRow[]): Promise<void> {
  if (rows.length === 0) return
  await db.execute(sql`insert into import_rows
      (import_id, number, outcome, label, item_id, version, data, media, changes, problems, cells)
    select ${id}, number, outcome, label, item_id, version, data, media, changes, problems, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number int, outcome text, label text, item_id uuid,
      version timestamptz(3), data jsonb, media jsonb, changes text[], problems jsonb, cells jsonb)`)
}

export async function countRows(db: Db, id: string): Promise<Record<ImportOutcome, number>> {
  const rows = await db
    .select({ outcome: importRows.outcome, rows: count() })
    .from(importRows)
    .where(eq(importRows.import_id, id))
    .groupBy(importRows.outcome)
  const of = (outcome: ImportOutcome) => rows.find((row) => row.outcome === outcome)?.rows ?? 0
  return { create: of('create'), update: of('update'), unchanged: of('unchanged'), problem: of('problem') }
}

export async function selectRows(
  db: Db,
  id: string,
  outcome: ImportOutcome | undefined,
  slice: { limit: number; offset: number },
) {
  const where = and(eq(importRows.import_id, id), outcome && eq(importRows.outcome, outcome))
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.number))
    .limit(slice.limit)
    .offset(slice.offset)
  return { rows, total: await db.$count(importRows, where) }
}

function stateOf({ checked_at, imported_at, problem, parts }: ImportRowStored, task: TaskRow | null): ImportState {
  if (imported_at) return 'imported'
  if (task && !task.finished_at) return task.kind === 'import-run' ? 'importing' : 'checking'
  if (checked_at) return 'checked'
  return problem || parts !== null ? 'refused' : 'sending'
}

/** The contract drops the columns that it does not name. */
export async function presentImport(
  db: Db,
  { row, task }: { row: ImportRowStored; task: TaskRow | null },
): Promise<AdminImport> {
  return {
    ...row,
    state: stateOf(row, task),
    parts: row.parts ?? 0,
    rows: await countRows(db, row.id),
    problem: row.problem ?? (task?.state === 'failed' ? task.message : null),
    task: task && isoMoments(task),
    created_at: row.created_at.toISOString(),
  }
}

/** Makes room for one more file: deletes the oldest of those that were not imported and that no task works on. */
export async function dropOldestOpen(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('open imports', 0))`)
  const open = tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(isNull(imports.imported_at), isIdle))
    .orderBy(desc(imports.created_at), imports.id)
    .offset(importLimits.open - 1)
  await tx.delete(imports).where(inArray(imports.id, open))
}

const isIdle = or(
  isNull(imports.task_id),
  sql`not exists (select from ${tasks} where ${tasks.id} = ${imports.task_id} and ${tasks.finished_at} is null)`,
)

/** Deletes abandoned imports and the uploaded texts of finished ones. */
export async function deleteOldImports(db: Db): Promise<void> {
  await db.delete(imports).where(and(lt(imports.created_at, sql`now() - make_interval(days => ${importDays})`), isIdle))
}
