import { and, eq, ne, sql } from 'drizzle-orm'
import { blogFields } from '#contract/content/blog-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Db } from '../../../db/database.ts'
import { blogs, heroImages } from '../../../db/schema.ts'
import type { ChangedColumns } from '../../../db/tables/changes/changes.ts'
import type { ItemRow } from '../queries.ts'
import { recordedTable } from './recorded-tables.ts'
import { ReplayConflict, type Replay } from './replay.ts'
import { labelOf } from './row-state.ts'

const { reasons } = adminMessages.undo
const { notes } = adminMessages.trash

/**
 * Of values that only one row may have. A restored thing gives way and is not public; an undo is refused.
 * @returns the values to write.
 * @throws ReplayConflict
 */
export async function makeRoom(replay: Replay, item: ItemRow, values: ChangedColumns): Promise<ChangedColumns> {
  const isRestored = replay.mode === 'restore' && item.kind === 'delete'
  switch (item.row_table) {
    case 'trips':
      return isRestored ? { ...values, status: 'draft' } : values
    case 'pictures':
      // Nothing uses it, so it would be swept once its deletion is forgotten.
      return isRestored ? { ...values, kept: true } : values
    case 'blogs':
      return isRestored ? restoredBlog(replay, { ...values, status: 'draft' }) : withOwnAddress(replay.tx, item, values)
    case 'hero_images':
      return isRestored ? { ...values, is_active: false } : withoutRival(replay.tx, item, values)
    case 'editions':
      return withoutOther(replay.tx, item, values, { key: 'kind', reason: reasons.draftThere })
    case 'schedules':
      return withoutOther(replay.tx, item, values, { key: 'action', reason: reasons.scheduleThere })
    default:
      return values
  }
}

async function ownerOf(tx: Db, slug: string, id: string): Promise<string | null> {
  const [other] = await tx
    .select({ title: blogs.title })
    .from(blogs)
    .where(and(eq(blogs.slug, slug), ne(blogs.id, id)))
  return other?.title ?? null
}

async function withOwnAddress(tx: Db, item: ItemRow, values: ChangedColumns): Promise<ChangedColumns> {
  const { slug } = values
  const other = typeof slug === 'string' ? await ownerOf(tx, slug, item.row_id) : null
  if (other !== null) throw new ReplayConflict(await labelOf(tx, item), [reasons.address(String(slug), other)])
  return values
}

async function restoredBlog({ tx, notes: said }: Replay, values: ChangedColumns): Promise<ChangedColumns> {
  const [former, id] = [String(values.slug), String(values.id)]
  let slug = former
  for (let number = 2; (await ownerOf(tx, slug, id)) !== null; number += 1) {
    const ending = `-${number}`
    slug = former.slice(0, blogFields.slug.limit - ending.length).replace(/-+$/, '') + ending
  }
  if (slug !== former) said.add(notes.address(slug))
  return { ...values, slug }
}

async function withoutRival(tx: Db, item: ItemRow, values: ChangedColumns): Promise<ChangedColumns> {
  if (values.is_active !== true) return values
  const [other] = await tx
    .select({ title: heroImages.title })
    .from(heroImages)
    .where(and(eq(heroImages.is_active, true), ne(heroImages.id, item.row_id)))
  if (other) throw new ReplayConflict(await labelOf(tx, item), [reasons.active(other.title)])
  return values
}

/** No foreign key ties drafts and schedules to their thing, which can be of any noun. @throws ReplayConflict */
async function requireThing(tx: Db, item: ItemRow): Promise<void> {
  const { table } = recordedTable(item.noun)
  const things = await tx
    .select({ one: sql`1` })
    .from(sql`${table} as t`)
    .where(sql`t.id = ${item.noun_id}`)
    .for('key share')
  if (things.length === 0) throw new ReplayConflict(await labelOf(tx, item), [reasons.deleted])
}

/** A thing has one draft, and is published and unpublished at one time each. */
async function withoutOther(
  tx: Db,
  item: ItemRow,
  values: ChangedColumns,
  { key, reason }: { key: 'kind' | 'action'; reason: string },
): Promise<ChangedColumns> {
  if (item.kind !== 'delete') return values
  await requireThing(tx, item)
  const others = await tx
    .select({ one: sql`1` })
    .from(sql`${recordedTable(item.row_table).table} as t`)
    .where(
      sql`t.noun = ${item.noun} and t.item_id = ${item.noun_id} and t.id <> ${item.row_id}
        and t.${sql.identifier(key)} = ${values[key]}`,
    )
  if (others.length > 0) throw new ReplayConflict(await labelOf(tx, item), [reason])
  return values
}
