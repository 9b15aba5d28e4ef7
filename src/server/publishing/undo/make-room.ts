import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import { blogFields } from '#contract/content/blog-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, heroImages } from '../../platform/db/schema.ts'
import { contentTableOf } from './content-tables.ts'
import type { Step } from './steps.ts'
import { UndoConflict, type Undo } from './undo.ts'

const { reasons } = adminMessages.undo
const { notes } = adminMessages.trash

/**
 * For values that only one row may have: a restored item gives way and is not public, an undo is refused.
 * @param steps updates and deletions.
 * @throws UndoConflict
 */
export async function makeRoom(undo: Undo, steps: Step[]): Promise<void> {
  for (const step of steps) {
    if (step.part !== 'item') await requireItem(undo, step)
    else if (undo.mode === 'restore' && step.kind === 'delete') await giveWay(undo, step)
    else if (step.entity === 'blogs') await requireOwnAddress(undo, step)
    else if (step.entity === 'hero_images') await requireNoOther(undo, step, steps)
  }
}

async function giveWay(undo: Undo, { entity, patch, before, item_id }: Step): Promise<void> {
  if (entity === 'trips' || entity === 'blogs') patch.status = 'draft'
  if (entity === 'hero_images') patch.is_active = false
  // Nothing uses it, so it would be swept once its deletion is forgotten.
  if (entity === 'pictures') patch.kept = true
  if (entity !== 'blogs') return
  const former = String(before!.slug)
  let slug = former
  for (let number = 2; (await ownerOf(undo.tx, slug, item_id)) !== null; number += 1) {
    const ending = `-${number}`
    slug = former.slice(0, blogFields.slug.limit - ending.length).replace(/-+$/, '') + ending
  }
  if (slug !== former) undo.notes.add(notes.address(slug))
  patch.slug = slug
}

/** @returns the title of another story with an address, or null. */
async function ownerOf(tx: Db, slug: string, id: string): Promise<string | null> {
  const [other] = await tx
    .select({ title: blogs.title })
    .from(blogs)
    .where(and(eq(blogs.slug, slug), ne(blogs.id, id)))
  return other?.title ?? null
}

async function requireOwnAddress(undo: Undo, step: Step): Promise<void> {
  const { slug } = step.before!
  const other = typeof slug === 'string' ? await ownerOf(undo.tx, slug, step.item_id) : null
  if (other !== null) throw new UndoConflict(step.label, [reasons.address(String(slug), other)])
}

/** Images that the same undo switches off or deletes do not count. */
async function requireNoOther(undo: Undo, step: Step, steps: Step[]): Promise<void> {
  if (step.before!.is_active !== true) return
  const leaving = steps.filter(({ entity, before }) => entity === 'hero_images' && before?.is_active === false)
  const ids = [step, ...leaving].map(({ item_id }) => item_id)
  const [other] = await undo.tx
    .select({ title: heroImages.title })
    .from(heroImages)
    .where(and(eq(heroImages.is_active, true), notInArray(heroImages.id, ids)))
  if (other) throw new UndoConflict(step.label, [reasons.active(other.title)])
}

/** No foreign key ties drafts and schedules to their item, which can be of any content type. */
async function requireItem(undo: Undo, step: Step): Promise<void> {
  if (step.kind !== 'delete') return
  const { table } = contentTableOf({ entity: step.entity, part: 'item' })
  const rows = await undo.tx
    .select({ one: sql`1` })
    .from(sql`${table} as t`)
    .where(sql`t.id = ${step.item_id}`)
    .for('key share')
  if (rows.length === 0) throw new UndoConflict(step.label, [reasons.deleted])
}
