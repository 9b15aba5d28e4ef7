import { sql } from 'drizzle-orm'
import type { changeAuthors } from '#contract/admin/changes/changes.ts'
import type { Db } from '../database.ts'
import { operations } from '../schema.ts'

/** For whom the versions of a transaction are stored: docs/decisions/0050. */
export interface ChangeAuthor {
  author: (typeof changeAuthors)[number]
  /** The call in the contract, as `trips.update`, or what the program does, as `demo.load`. */
  operation: string
  /** Id of the admin's session. */
  session?: string
  /** The name given under 'Who is writing?'. */
  person?: string | undefined
}

/** Names who changes content in a transaction; its triggers write that into the operation. */
export async function nameAuthor(tx: Db, author: ChangeAuthor): Promise<void> {
  await tx.execute(sql`select ${settingsOf(author)}`)
}

/** The settings as columns of a `select`, for a statement that sets more. */
export function settingsOf({ author, operation, session = '', person = '' }: ChangeAuthor) {
  return sql`set_config('hatheli.author', ${author}, true), set_config('hatheli.operation', ${operation}, true), set_config('hatheli.session', ${session}, true), set_config('hatheli.person', ${person}, true)`
}

/** Records an event that changes no content, as a sign-in. @param details never user input. */
export async function recordEvent(
  db: Db,
  { author, operation, session, person }: ChangeAuthor,
  details: Record<string, string> = {},
): Promise<void> {
  await db
    .insert(operations)
    .values({ author, operation, session_id: session ?? null, person: person ?? null, details })
}

/** The operation of the running transaction reverts this one. To be called before its first write. */
export async function nameUndone(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select set_config('hatheli.undo_of', ${String(id)}, true)`)
}

/** Stores versions and search entries of the writes so far, instead of at the commit. */
export async function runDeferredTriggers(tx: Db): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
  await tx.execute(sql`set constraints all deferred`)
}

/** The id of the running transaction's operation, as SQL; null where nothing was changed. After `runDeferredTriggers`. */
export const currentOperationId = sql<number | null>`nullif(current_setting('hatheli.operation_id', true), '')::int8`

/** @returns the id of the operation of the running transaction; null where nothing was changed. */
export async function currentOperation(tx: Db): Promise<number | null> {
  await runDeferredTriggers(tx)
  const [row] = await tx.select({ id: currentOperationId.mapWith(Number) }).from(sql`(select 1) as one`)
  return row?.id ?? null
}

/** Records no operation for what a transaction writes: for copied and generated catalogues. */
export async function withoutRecording(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('hatheli.recording', 'off', true)`)
}

/** The same for a part of a transaction. */
export async function withRecordingOff<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await runDeferredTriggers(tx)
  await withoutRecording(tx)
  const result = await work()
  await runDeferredTriggers(tx)
  await tx.execute(sql`select set_config('hatheli.recording', '', true)`)
  return result
}

/** Deletes the history: the stored state becomes the baseline of each item. */
export async function forgetHistory(tx: Db): Promise<void> {
  await runDeferredTriggers(tx)
  await tx.delete(operations)
  await tx.execute(sql`
    delete from versions as version where stored_body(entity, item_id, part) is null or exists (
      select from versions as later where later.entity = version.entity and later.item_id = version.item_id
        and later.part = version.part and later.id > version.id)`)
}
