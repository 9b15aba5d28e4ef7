import { eq, sql, and } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { imports, importParts } from '../../platform/db/schema.ts'
import type { ExchangeParts } from '../../api/content-type.ts'
import { TaskFailed, type RunningTask } from '../tasks/run-tasks.ts'
import { sheets } from '../sheets/sheets.ts'
import { checkRows } from './check-rows.ts'
import { FileRefused, type FileReader, type FileRow } from './file-rows.ts'
import type { ImportCheck } from './import-batch.ts'
import { countRows, forgetCheck, selectImport, storeChecked, type ImportRowStored } from './import-store.ts'
import { readCsv } from './read-csv.ts'
import { nearestNames } from './nearest-names.ts'
import { readJson } from './read-json.ts'
import { readingOf } from './reading.ts'

/** Rows that are in memory at a time. */
const batch = 200

/** Reads a file that was sent and stores the outcome of each of its rows. It can be repeated at any time. */
export async function checkImport(db: Db, exchange: ExchangeParts, task: RunningTask) {
  const id = task.row.subject.import_id!
  const found = await selectImport(db, id)
  if (!found) throw new TaskFailed(importMessages.notFound)
  await forgetCheck(db, id)
  try {
    await readAndCheck(db, exchange, task, found.row)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    await forgetCheck(db, id)
    await db.update(imports).set({ problem: error.message, columns: error.columns }).where(eq(imports.id, id))
    throw new TaskFailed(error.message)
  }
  const { problem } = await countRows(db, id)
  return { message: importMessages.checked(problem) }
}

async function readAndCheck(db: Db, { prepareBody }: ExchangeParts, task: RunningTask, row: ImportRowStored) {
  const { id, entity, format, create_regions, overwrite } = row
  const parts = row.parts ?? 0
  const sheet = sheets[entity]
  const check: ImportCheck = {
    db,
    sheet,
    prepareBody,
    createRegions: create_regions,
    overwrite,
    began: new Date(),
    seen: new Map(),
    newRegions: new Set(),
    nearest: nearestNames(db),
  }
  const reading = readingOf(sheet, row)
  const texts = readParts(db, id, parts, (part) => task.progress(part, parts))
  const file: FileReader = format === 'csv' ? readCsv(sheet, reading, texts) : readJson(sheet, reading, texts)
  let rows = 0
  for await (const some of inBatches(file.rows)) {
    rows += some.length
    if (rows > importLimits.rows) throw new FileRefused(importMessages.tooManyRows(importLimits.rows))
    await storeChecked(db, id, await checkRows(check, some))
  }
  if (rows === 0) throw new FileRefused(importMessages.empty)
  await db
    .update(imports)
    .set({ checked_at: sql`clock_timestamp()`, columns: file.columns(), new_regions: [...check.newRegions] })
    .where(eq(imports.id, id))
}

async function* inBatches(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
  let some: FileRow[] = []
  for await (const row of rows) {
    some.push(row)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

/** The text of a file, part by part. @param onPart called before each part with how many went before. */
async function* readParts(db: Db, id: string, parts: number, onPart: (part: number) => Promise<void>) {
  for (let part = 0; part < parts; part += 1) {
    await onPart(part)
    const [row] = await db
      .select({ content: importParts.content })
      .from(importParts)
      .where(and(eq(importParts.import_id, id), eq(importParts.part, part)))
    if (!row) throw new FileRefused(importMessages.partMissing)
    yield row.content
  }
}
