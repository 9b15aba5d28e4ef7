import type { AdminImport, Correction } from '#contract/admin/exchange/imports.ts'
import type { ExchangedEntity, ExchangeFormat } from '#contract/admin/exchange/entities.ts'
import { partsOf } from '#values/text-parts.ts'
import { runTasks } from '#server/exchange/tasks/run-tasks.ts'
import { taskKinds } from '#server/exchange/task-kinds.ts'
import type { TestDatabase } from './test-database.ts'

interface SentFile {
  entity: ExchangedEntity
  text: string
  format?: ExchangeFormat
  create_regions?: boolean
  overwrite?: boolean
  mapping?: Record<string, string>
  corrections?: Correction[]
  /** Characters of a part. */
  part?: number
}

/** Does all long work that waits. */
export function doTasks({ db, context }: TestDatabase): Promise<void> {
  return runTasks({ db, log: context.log, kinds: taskKinds(context) }, () => true)
}

/** Sends a file as the back office does, and checks it. */
export async function checkedImport(test: TestDatabase, file: SentFile): Promise<AdminImport> {
  const { imports } = test.adminApi.admin
  const { entity, text, format = 'csv', part = 100_000, create_regions = false, overwrite = false, ...chosen } = file
  const { id } = await imports.begin({ entity, format, file_name: `${entity}.${format}` })
  const parts = [...partsOf(text, part)]
  for (const [index, content] of parts.entries()) await imports.append({ import_id: id, part: index, text: content })
  await imports.check({ import_id: id, parts: parts.length, create_regions, overwrite, ...chosen })
  await doTasks(test)
  return imports.get({ import_id: id })
}

/** Runs a checked file. */
export async function ranImport(
  test: TestDatabase,
  { id }: AdminImport,
  options: { skip_problems?: boolean } = {},
): Promise<AdminImport> {
  const { imports } = test.adminApi.admin
  await imports.run({ import_id: id, ...options })
  await doTasks(test)
  return imports.get({ import_id: id })
}

/** @returns an export as text. */
export async function exportedText(test: TestDatabase, entity: ExchangedEntity, format: ExchangeFormat = 'csv') {
  const { body } = (await test.adminApi.admin.exports[entity][format]()) as { body: ReadableStream<Uint8Array> }
  return new Response(body).text()
}
