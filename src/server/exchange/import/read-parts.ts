import { and, eq } from 'drizzle-orm'
import { importMessages } from '#contract/admin/exchange/import-messages.ts'
import type { Db } from '../../platform/db/database.ts'
import { importParts } from '../../platform/db/schema.ts'
import { FileRefused } from './file-refused.ts'

/** The text of a file, part by part. @param onPart called before each part with how many went before. */
export async function* readParts(db: Db, id: string, parts: number, onPart: (part: number) => Promise<void>) {
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
