import { sql } from 'drizzle-orm'
import type { Db } from '../platform/db/database.ts'

/** Minimum letters of a word to correct. */
export const shortestCorrected = 4

/** Words of entries that are like a mistyped one, the most similar first. */
export async function similarWords(db: Db, word: string, { published }: { published: boolean }): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select word from similar_words(searchable(${word}), ${published}) as word`,
  )) as unknown as { rows: { word: string }[] }
  return rows.map((row) => row.word)
}

/** A mistyped word has at most one slip for so many letters. The back office lists merely similar items as such. */
export const lettersPerSlip = { public: 4, backOffice: 3 } as const
