import { and, desc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { previewLimits, type PreviewEntity } from '#contract/admin/drafts/previews.ts'
import type { Db } from '../../platform/db/database.ts'
import { previews } from '../../platform/db/schema.ts'
import { isValidPreview } from '../../platform/db/valid-preview.ts'

export type StoredPreview = typeof previews.$inferSelect

/** Minutes and days. */
const kept = { session: 60, ended: 30 }

interface NewPreview extends Pick<StoredPreview, 'id' | 'entity' | 'item_id' | 'body' | 'label'> {
  session_id: string
}

/**
 * Stores the preview of an open form, and removes the oldest ones of the session.
 * @returns false for an id of another session.
 */
export async function putPreview(tx: Db, preview: NewPreview): Promise<boolean> {
  const { id, session_id, ...fields } = preview
  const expires_at = sql`now() + make_interval(mins => ${kept.session})`
  const rows = await tx
    .insert(previews)
    .values({ id, session_id, ...fields, expires_at })
    .onConflictDoUpdate({
      target: previews.id,
      set: { ...fields, expires_at },
      setWhere: eq(previews.session_id, session_id),
    })
    .returning({ id: previews.id })
  const newest = tx
    .select({ id: previews.id })
    .from(previews)
    .where(eq(previews.session_id, session_id))
    .orderBy(desc(previews.expires_at))
    .limit(previewLimits.perSession)
  await tx.delete(previews).where(and(eq(previews.session_id, session_id), notInArray(previews.id, newest)))
  return rows.length > 0
}

/** @returns the preview of an open form of a session, or null. */
export async function selectSessionPreview(db: Db, id: string, session: string): Promise<StoredPreview | null> {
  const [row] = await db
    .select()
    .from(previews)
    .where(and(eq(previews.id, id), eq(previews.session_id, session), isValidPreview))
  return row ?? null
}

/** @returns a shared preview, valid or not; null if it is missing. */
export async function selectSharedPreview(db: Db, id: string) {
  const [row] = await db
    .select({ preview: previews, valid: sql<boolean>`${isValidPreview}` })
    .from(previews)
    .where(and(eq(previews.id, id), isNull(previews.session_id)))
  return row ?? null
}

/** Copies a preview as it is now. */
export async function sharePreview(tx: Db, { entity, item_id, id, body, label }: StoredPreview, days: number) {
  const [row] = await tx
    .insert(previews)
    .values({
      entity,
      // A new item keeps the id that its pages have.
      item_id: item_id ?? id,
      body,
      label,
      expires_at: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: previews.id, expires_at: previews.expires_at })
  return row!
}

/** Valid links, the latest first. */
export function selectLinks(db: Db, entity: PreviewEntity, itemId: string | undefined) {
  return db
    .select()
    .from(previews)
    .where(
      and(
        eq(previews.entity, entity),
        isNull(previews.session_id),
        isValidPreview,
        itemId === undefined ? undefined : eq(previews.item_id, itemId),
      ),
    )
    .orderBy(desc(previews.created_at), previews.id)
}

/** @returns the link if it was valid. */
export async function revokeLink(tx: Db, id: string): Promise<StoredPreview | null> {
  const [row] = await tx
    .update(previews)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(previews.id, id), isNull(previews.session_id), isValidPreview))
    .returning()
  return row ?? null
}

/** Records the use at most once a minute, and nothing about the user. */
export async function noteUse(db: Db, id: string): Promise<void> {
  const unnoted = or(isNull(previews.last_used_at), lt(previews.last_used_at, sql`now() - interval '1 minute'`))
  await db
    .update(previews)
    .set({ last_used_at: sql`date_trunc('minute', now())` })
    .where(and(eq(previews.id, id), unnoted))
}

/** Removes previews of forms that are over, and links some time after their end. */
export async function deleteEndedPreviews(db: Db): Promise<void> {
  const longAgo = sql`now() - make_interval(days => ${kept.ended})`
  await db
    .delete(previews)
    .where(
      or(
        and(lt(previews.expires_at, sql`now()`), sql`${previews.session_id} is not null`),
        lt(previews.expires_at, longAgo),
        lt(previews.revoked_at, longAgo),
      ),
    )
}
