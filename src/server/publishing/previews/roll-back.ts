import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { retryDeadlocks } from '../../platform/db/failures.ts'
import { runDeferredTriggers, withoutRecording } from '../../platform/db/writes/operations.ts'
import type { ShowPreview } from '../../api/preview-type.ts'

/** Milliseconds: a preview waits for a save, and no save waits long for a preview. */
const limits = { lock: 3000, statement: 5000, idle: 5000 }

/** Ends a transaction that must not be visible. */
class Unwanted extends Error {
  override name = 'Unwanted'
}

/**
 * Reads the site as it would be with the preview: writes it, reads, and rolls everything back. Nothing is recorded or
 * notified, and other transactions never see it.
 */
export async function readInPreview<Result>(
  db: Db,
  show: ShowPreview,
  read: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return retryDeadlocks(async () => {
    let result: { value: Result } | null = null
    const run = db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('lock_timeout', ${String(limits.lock)}, true), set_config('statement_timeout', ${String(limits.statement)}, true), set_config('idle_in_transaction_session_timeout', ${String(limits.idle)}, true)`,
      )
      await withoutRecording(tx as Db)
      await show(tx as Db)
      await runDeferredTriggers(tx as Db)
      result = { value: await read(tx as Db) }
      throw new Unwanted('a preview is rolled back')
    })
    await run.catch((error: unknown) => {
      if (!(error instanceof Unwanted)) throw error
    })
    return result!.value
  })
}
