import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { blogs, formerAddresses, versions } from '../../../db/schema.ts'

/** Forgets the former addresses of stories that no undo can bring back (docs/decisions/0067). */
export async function forgetAddressesOfGone(db: Db): Promise<void> {
  await db.delete(formerAddresses).where(sql`
    not exists (select from ${blogs} where ${blogs.id} = ${formerAddresses.blog_id})
    and not exists (
      select from ${versions}
      where ${versions.noun} = 'blogs' and ${versions.item_id} = ${formerAddresses.blog_id}::text
    )`)
}
