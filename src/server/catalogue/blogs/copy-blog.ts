import { inArray } from 'drizzle-orm'
import { blogFields } from '#contract/content/blog-fields.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs } from '../../platform/db/schema.ts'
import { copiedTitle, copyRow } from '../common/writes/copy-row.ts'

/** Numbers that are tried after a slug; further copies need another title. */
const lastNumber = 50

/** Copies a story as a draft with a new slug. @returns null if it is missing. */
export function copyBlog(tx: Db, id: string) {
  return copyRow(tx, blogs, id, async ({ title, slug }) => ({
    title: copiedTitle(title, blogFields.title.limit),
    slug: await freeSlug(tx, slug),
    status: 'draft' as const,
    published_at: null,
  }))
}

/** @returns 'spice-walk-copy', or the first of 'spice-walk-copy-2', 'spice-walk-copy-3' … that is not taken. */
async function freeSlug(tx: Db, slug: string): Promise<string> {
  const tried = Array.from({ length: lastNumber }, (_, index) =>
    withEnd(slug, index === 0 ? '-copy' : `-copy-${index + 1}`),
  )
  const taken = await tx.select({ slug: blogs.slug }).from(blogs).where(inArray(blogs.slug, tried))
  const free = tried.find((each) => !taken.some((row) => row.slug === each))
  return free ?? withEnd(slug, `-copy-${crypto.randomUUID().slice(0, 8)}`)
}

function withEnd(slug: string, end: string): string {
  return `${slug.slice(0, blogFields.slug.limit - end.length).replace(/-+$/, '')}${end}`
}
