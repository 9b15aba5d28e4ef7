import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { blogs, versions, formerAddresses } from '#server/platform/db/schema.ts'
import { withoutRecording } from '#server/platform/db/writes/operations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { describeWithDatabase } from '#tests/support/database/test-database.ts'
import { aBlog } from '#tests/support/factories/blog.ts'
import { forgetAddressesOfGone } from './nightly-cleanup.ts'

describeWithDatabase('the former address of a deleted story', (open) => {
  it('is deleted when nothing can restore the story', async () => {
    const { db } = open()
    const [kept, gone] = [await aBlog(db, { slug: 'kept' }), await aBlog(db, { slug: 'gone' })]
    for (const { id } of [kept, gone]) await db.delete(blogs).where(eq(blogs.id, id))
    await db.transaction(async (tx) => {
      await withoutRecording(tx as Db)
      await tx.delete(versions).where(eq(versions.item_id, gone.id))
    })
    await forgetAddressesOfGone(db)
    expect((await db.select().from(formerAddresses)).map(({ slug }) => slug)).toEqual(['kept'])
  })
})
