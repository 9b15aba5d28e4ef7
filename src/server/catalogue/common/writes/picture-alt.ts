import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { pictures } from '#server/platform/db/schema.ts'

/** Stores the alternative text of a picture with a save; nothing without a picture or a text. */
export async function updateAlt(tx: Db, url: string | null | undefined, alt: string | undefined): Promise<void> {
  if (!url || alt === undefined) return
  await tx
    .update(pictures)
    .set({ alt })
    .where(and(eq(pictures.url, url), ne(pictures.alt, alt)))
}
