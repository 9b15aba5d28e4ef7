import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { operations } from '../../db/schema.ts'

/**
 * Pins an operation or takes its pin away. The row lock waits for a clean-up that is removing it.
 * @returns whether it was not so before, or null where the operation is gone.
 */
export async function setPinned(tx: Db, id: number, pinned: boolean): Promise<boolean | null> {
  const changed = await tx
    .update(operations)
    .set({ pinned })
    .where(and(eq(operations.id, id), ne(operations.pinned, pinned)))
    .returning({ id: operations.id })
  if (changed.length > 0) return true
  return (await tx.$count(operations, eq(operations.id, id))) > 0 ? false : null
}
