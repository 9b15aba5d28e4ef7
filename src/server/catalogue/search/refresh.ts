import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** Advisory lock of whoever notes words; the trigger that does so in saves has it, too. */
const termsLock = 7_120_058

/** Does what saves left out because others were at it (docs/decisions/0059): hosts and words of the public search. */
export async function refreshFound(db: Db): Promise<void> {
  await db.execute(sql`select refresh_search_entries('host', array_agg(id)) from vendors`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(termsLock))})`)
    await tx.execute(sql`
      with standing as (select distinct unnest(words) as word from search_entries),
      gone as (delete from search_terms as known where not exists (select from standing where standing.word = known.word))
      insert into search_terms (word) select word from standing on conflict do nothing`)
  })
}
