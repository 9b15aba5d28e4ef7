import { sql, type SQL } from 'drizzle-orm'
import type { changeAuthors } from '#contract/admin/changes.ts'
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

/** Content that a transaction writes is not recorded: for copies of a catalogue and for generated ones. */
export async function withoutChanges(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('hatheli.changes', 'off', true)`)
}

/** Removes recorded changes. @param where of those to remove; all by default. */
export async function deleteChanges(tx: Db, where?: SQL): Promise<void> {
  await throughRetention(tx, () => tx.delete(changes).where(where))
}

/** Runs deletions of changes and their items, which are refused anywhere else. */
export async function throughRetention<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select set_config('hatheli.retention', 'on', true)`)
  const result = await work()
  await tx.execute(sql`select set_config('hatheli.retention', '', true)`)
  return result
}
