import { sql, type SQL } from 'drizzle-orm'
import type { changeAuthors } from '#contract/admin/changes/changes.ts'
import type { Db } from '../database.ts'
import { changes } from '../schema.ts'

/** Whom the changes of a transaction are recorded for: docs/decisions/0050. */
export interface ChangeAuthor {
  author: (typeof changeAuthors)[number]
  /** The call in the contract, as `trips.update`, or what the program does, as `demo.load`. */
  operation: string
  /** Id of the admin's session. */
  session?: string
}

/** Names who changes content in a transaction; its triggers write that into the change. */
export async function nameAuthor(tx: Db, author: ChangeAuthor): Promise<void> {
  await tx.execute(sql`select ${settingsOf(author)}`)
}

/** The settings as columns of a `select`, for a statement that sets more. */
export function settingsOf({ author, operation, session = '' }: ChangeAuthor) {
  return sql`set_config('hatheli.author', ${author}, true), set_config('hatheli.operation', ${operation}, true), set_config('hatheli.session', ${session}, true)`
}

/** Records an event that changes no content, as a sign-in. @param details never what somebody typed. */
export async function recordEvent(
  db: Db,
  { author, operation, session }: ChangeAuthor,
  details: Record<string, string> = {},
): Promise<void> {
  await db.insert(changes).values({ author, operation, session_id: session ?? null, details })
}

/** The change of the running transaction takes this one back. To be called before its first write. */
export async function nameUndone(tx: Db, changeId: number): Promise<void> {
  await tx.execute(sql`select set_config('hatheli.undo_of', ${String(changeId)}, true)`)
}

/** The id of the change of the running transaction, as SQL; null where nothing was changed. */
export const currentChangeId = sql<number | null>`nullif(current_setting('hatheli.change', true), '')::int8`

/** @returns the id of the change of the running transaction; null where nothing was changed. */
export async function currentChange(tx: Db): Promise<number | null> {
  const [row] = await tx.select({ id: currentChangeId.mapWith(Number) }).from(sql`(select 1) as one`)
  return row?.id ?? null
}

/** Content that a transaction writes is not recorded: for copies of a catalogue and for generated ones. */
export async function withoutChanges(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('hatheli.changes', 'off', true)`)
}

/** The same for a part of a transaction. */
export async function withChangesOff<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await withoutChanges(tx)
  const result = await work()
  await tx.execute(sql`select set_config('hatheli.changes', '', true)`)
  return result
}

/** Runs deletions of changes and their items, which are refused anywhere else. */
export async function throughRetention<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select set_config('hatheli.retention', 'on', true)`)
  const result = await work()
  await tx.execute(sql`select set_config('hatheli.retention', '', true)`)
  return result
}

/** Removes recorded changes. @param where of those to remove; all by default. */
export async function deleteChanges(tx: Db, where?: SQL): Promise<void> {
  await throughRetention(tx, () => tx.delete(changes).where(where))
}
