import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { changePins, changes } from '../../db/schema.ts'

/**
 * Pins a change or takes its pin away. The row lock waits for a clean-up that is removing it.
 * @returns whether it was not so before, or null where the change is gone.
 */
export async function setPinned(tx: Db, change_id: number, pinned: boolean): Promise<boolean | null> {
  const [change] = await tx.select({ id: changes.id }).from(changes).where(eq(changes.id, change_id)).for('key share')
  if (!change) return null
  const touched = pinned
    ? await tx.insert(changePins).values({ change_id }).onConflictDoNothing().returning()
    : await tx.delete(changePins).where(eq(changePins.change_id, change_id)).returning()
  return touched.length > 0
}
