import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { blogs, changeItems, formerAddresses } from '../../../db/schema.ts'

/** Forgets the former addresses of stories that no undo can bring back (docs/decisions/0067). */
export async function forgetAddressesOfGone(db: Db): Promise<void> {
  await db.delete(formerAddresses).where(sql`
    not exists (select from ${blogs} where ${blogs.id} = ${formerAddresses.blog_id})
    and not exists (
      select from ${changeItems}
      where ${changeItems.noun} = 'blogs' and ${changeItems.noun_id} = ${formerAddresses.blog_id}::text
    )`)
}
