import { prepareBody } from '#server/catalogue/blogs/body.ts'
import type { Db } from '#server/platform/db/database.ts'
import { blogs } from '#server/platform/db/schema.ts'
import { aPicture } from './picture.ts'
import { nextNumber } from './sequence.ts'

/** A published blog; derived columns are computed as in the program. */
export async function aBlog(db: Db, fields: Partial<typeof blogs.$inferInsert> = {}) {
  const number = nextNumber()
  const status = fields.status ?? 'published'
  const featured_image =
    fields.featured_image === undefined ? (await aPicture(db, { bucket: 'blog-images' })).url : fields.featured_image
  const prepared = await prepareBody(db, fields.body ?? '<p>The boatman does not row. He leans on a long pole.</p>')
  const [row] = await db
    .insert(blogs)
    .values({
      slug: `winter-birds-${number}`,
      title: `Winter Birds ${number}`,
      tags: ['Birds', 'Gujarat'],
      published_at: status === 'published' ? new Date(Date.UTC(2026, 0, 5, 3, 30)) : null,
      ...prepared,
      ...fields,
      body: prepared.body,
      status,
      featured_image,
    })
    .returning()
  return row!
}
