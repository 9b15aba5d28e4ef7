import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** Advisory lock of whoever notes words; the trigger that does so in saves has it, too. */
const wordsLock = 7_120_044

/**
 * Adds to the known words those that a save left out because another one was noting words, and removes those that stand
 * nowhere any more: docs/decisions/0043.
 */
export async function refreshKnownWords(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(wordsLock))})`)
    await tx.execute(sql`
      with standing as (
        select distinct split.word
        from (select words from trip_titles union all select words from search_rows) as kept,
          regexp_split_to_table(kept.words, '[^[:alnum:]]+') as split(word)
        where length(split.word) between 4 and 40
      ), gone as (
        delete from search_words as known where not exists (select from standing where standing.word = known.word)
      )
      insert into search_words (word) select word from standing on conflict do nothing`)
  })
}
