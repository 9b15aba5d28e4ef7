import { eq, and, asc, gt } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import { importLimits } from '#contract/admin/exchange/import-limits.ts'
import type { ImportRow } from '#contract/admin/exchange/imports.ts'
import { exchangedNames, type ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import type { TaskKind } from '#contract/admin/exchange/tasks.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import type { AdminIdentity } from '../../platform/auth/visitor.ts'
import type { Db } from '../../platform/db/database.ts'
import { importRows, imports } from '../../platform/db/schema.ts'
import { adminProcedure, withLateTransaction } from '../../api/admin-procedure.ts'
import { csvHeaders, csvLine, csvMark, withoutGuard } from '../../api/csv.ts'
import { batchesOf, streamedText } from '../../api/streamed-text.ts'
import { pageOf } from '../../api/pagination.ts'
import { insertTask } from '../tasks/task-rows.ts'
import type { SheetColumn } from '../sheets/sheet.ts'
import { sheets } from '../sheets/sheets.ts'
import {
  countRows,
  dropOldestOpen,
  lockImport,
  presentImport,
  selectImport,
  selectRows,
  storePart,
  type ImportRowStored,
} from './import-store.ts'

const { problemsColumn } = importMessages

type Row = typeof importRows.$inferSelect

/** The rows with a problem. */
async function* problemLines(db: Db, id: string, head: string[], linesOf: (row: Row) => string[]) {
  yield csvMark + csvLine(head)
  const isProblem = and(eq(importRows.import_id, id), eq(importRows.outcome, 'problem'))
  const read = (last: Row | null, limit: number) =>
    db
      .select()
      .from(importRows)
      .where(and(isProblem, gt(importRows.number, last?.number ?? -1)))
      .orderBy(asc(importRows.number))
      .limit(limit)
  for await (const rows of batchesOf(read)) yield rows.flatMap(linesOf).join('')
}

/** One line for each problem of JSON. */
function problemsOf(db: Db, id: string) {
  return problemLines(db, id, ['Row', 'Name', 'Column', 'Problem'], ({ number, label, problems }) =>
    (problems ?? []).map(({ column, message }) => csvLine([String(number), label, column ?? '', message])),
  )
}

/** The file with only these rows, to correct and to import. */
function rowsToCorrect(db: Db, id: string, head: string[]) {
  const places = head.flatMap((text, place) => (withoutGuard(text).trim() === problemsColumn ? [] : [place]))
  const own = (cells: string[]) => places.map((place) => withoutGuard(cells[place] ?? ''))
  return problemLines(db, id, [...own(head), problemsColumn], ({ cells, problems }) => {
    const texts = (problems ?? []).map(({ column, message }) => (column ? `${column}: ${message}` : message))
    return [csvLine([...own(cells ?? []), texts.join('\n')])]
  })
}

const { imports: procedures } = adminProcedure

function presentRow({ number, outcome, label, changes, problems }: Row): ImportRow {
  return { number, outcome, label, changes, problems: problems ?? [] }
}

async function beginTask(tx: Db, kind: TaskKind, { id, file_name }: ImportRowStored, identity: AdminIdentity) {
  const doing = kind === 'import-run' ? 'Importing' : 'Checking'
  const task = await insertTask(tx, {
    kind,
    title: `${doing} ${file_name}`,
    address: `${adminPaths.imports}?import=${id}`,
    subject: { import_id: id },
    session_id: identity.session.id,
    person: identity.person ?? null,
  })
  await tx.update(imports).set({ task_id: task.id, problem: null }).where(eq(imports.id, id))
}

async function presented(db: Db, id: string) {
  return presentImport(db, (await selectImport(db, id))!)
}

/** Of the first day of the example: JSON would confuse beginners. */
function dayColumns({ example }: SheetColumn): Pick<SheetColumn, 'name' | 'example'>[] {
  const [day] = JSON.parse(example!) as Record<string, string | null>[]
  return Object.entries(day!).map(([part, text]) => ({ name: `day_1_${part}`, example: text ?? '' }))
}

/** One line with the names of the columns, and one with an example. */
function templateOf(entity: ExchangedEntity): ReadableStream<Uint8Array> {
  // Columns that only an export fills would confuse beginners.
  const columns = sheets[entity].columns
    .filter(({ name }) => !['id', 'created_at', 'updated_at', 'published_at'].includes(name))
    .flatMap((column): Pick<SheetColumn, 'name' | 'example'>[] =>
      column.name === sheets[entity].days?.field ? dayColumns(column) : [column],
    )
  const lines = [columns.map(({ name }) => name), columns.map(({ example = '' }) => example)]
  return new Blob([csvMark, ...lines.map(csvLine)]).stream()
}

export const importHandlers = {
  begin: procedures.begin.use(withLateTransaction).handler(({ input, context: { once } }) =>
    once(async (tx) => {
      await dropOldestOpen(tx)
      const [row] = await tx.insert(imports).values(input).returning()
      return presentImport(tx, { row: row!, task: null })
    }),
  ),
  append: procedures.append.use(withLateTransaction).handler(({ input, context: { once }, errors }) =>
    once(async (tx) => {
      const found = await lockImport(tx, input.import_id)
      if (!found) throw errors.IMPORT_NOT_FOUND()
      if (found.isBusy || found.row.parts !== null) throw errors.IMPORT_BUSY()
      const bytes = await storePart(tx, input.import_id, input.part, input.text)
      if (bytes > importLimits.bytes) throw errors.IMPORT_TOO_LARGE()
      return { part: input.part }
    }),
  ),
  check: procedures.check.use(withLateTransaction).handler(async ({ input, context, errors }) => {
    const { import_id, ...options } = input
    const answer = await context.once(async (tx) => {
      const found = await lockImport(tx, import_id)
      if (!found) throw errors.IMPORT_NOT_FOUND()
      if (found.isBusy || found.row.imported_at) throw errors.IMPORT_BUSY()
      await tx
        .update(imports)
        .set({ ...options, checked_at: null })
        .where(eq(imports.id, import_id))
      await beginTask(tx, 'import-check', found.row, context.identity)
      return presented(tx, import_id)
    })
    context.onTask?.()
    return answer
  }),
  run: procedures.run.use(withLateTransaction).handler(async ({ input, context, errors }) => {
    const { import_id, skip_problems = false } = input
    const answer = await context.once(async (tx) => {
      const found = await lockImport(tx, import_id)
      if (!found) throw errors.IMPORT_NOT_FOUND()
      if (found.isBusy) throw errors.IMPORT_BUSY()
      const { create, update, problem } = await countRows(tx, import_id)
      const isReady = found.row.checked_at && !found.row.imported_at && create + update > 0
      if (!isReady || (problem > 0 && !skip_problems)) throw errors.IMPORT_NOT_READY()
      await beginTask(tx, 'import-run', found.row, context.identity)
      return presented(tx, import_id)
    })
    context.onTask?.()
    return answer
  }),
  get: procedures.get.handler(async ({ input, context: { db }, errors }) => {
    const found = await selectImport(db, input.import_id)
    if (!found) throw errors.IMPORT_NOT_FOUND()
    return presentImport(db, found)
  }),
  rows: procedures.rows.handler(async ({ input, context: { db }, errors }) => {
    if (!(await selectImport(db, input.import_id))) throw errors.IMPORT_NOT_FOUND()
    const { rows, total } = await selectRows(db, input.import_id, input.outcome, pageOf(input))
    return { total, items: rows.map(presentRow) }
  }),
  problems: procedures.problems.handler(async ({ input, context: { db }, errors }) => {
    const found = await selectImport(db, input.import_id)
    if (!found) throw errors.IMPORT_NOT_FOUND()
    const { id, entity, columns } = found.row
    const lines = columns?.head ? rowsToCorrect(db, id, columns.head) : problemsOf(db, id)
    return { headers: csvHeaders(`${entity}-problems.csv`), body: streamedText(lines) }
  }),
  template: procedures.template.handler(({ input: { entity } }) => ({
    headers: csvHeaders(`${exchangedNames[entity][1]}-template.csv`),
    body: templateOf(entity),
  })),
}
