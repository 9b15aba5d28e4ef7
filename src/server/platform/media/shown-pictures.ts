import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm'
import type { PictureUseKind } from '#contract/admin/pictures.ts'
import type { Db } from '../db/database.ts'
import { previews, proposals, proposalVersions } from '../db/schema.ts'
import { isValidPreview } from '../db/valid-preview.ts'
import { pictureReferences, publicUses, refersTo } from './picture-references.ts'

export type ShownPictures = ReturnType<typeof shownPictures>

/** Which pictures visitors may see: docs/decisions/0096. */
export function shownPictures(db: Db) {
  const known = new Map<string, { isPublic: boolean; generation: number }>()
  let generation = 0
  return {
    /** Whether the site shows a picture. Asked of the database once after each change of content. */
    async isPublic(url: string): Promise<boolean> {
      const last = known.get(url)
      if (last?.generation === generation) return last.isPublic
      const asked = generation
      try {
        const isPublic = await selectIsPublic(db, url)
        known.set(url, { isPublic, generation: asked })
        return isPublic
      } catch (error) {
        // While the database does not answer, pages are shown as they were.
        if (last) return last.isPublic
        throw error
      }
    },
    /** Whether a shared preview shows it, or a proposal that was sent. */
    async isInPreview(url: string): Promise<boolean> {
      const isShared = and(isValidPreview, isNull(previews.session_id))
      const inPreviews = await db.$count(previews, and(isShared, sql`strpos(${previews.body}::text, ${url}) > 0`))
      return inPreviews > 0 || (await isInProposal(db, url))
    },
    /** Call this when content has changed. */
    purge(): void {
      generation += 1
    },
  }
}

/** Whether a version that was sent, and is still offered, shows it. */
async function isInProposal(db: Db, url: string): Promise<boolean> {
  const [row] = await db
    .select({ id: proposals.id })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposal_id))
    .where(and(arrayContains(proposalVersions.pictures, [url]), isNull(proposals.withdrawn_at)))
    .limit(1)
  return row !== undefined
}

async function selectIsPublic(db: Db, url: string): Promise<boolean> {
  const uses = Object.entries(pictureReferences).flatMap(([kind, column]) => {
    const isSeen = publicUses[kind as PictureUseKind]
    return isSeen
      ? [sql`exists (select from ${column.table} where ${refersTo(column, sql`${url}`)} and ${isSeen})`]
      : []
  })
  const [row] = await db.select({ shown: sql<boolean>`${or(...uses)}` }).from(sql`(select 1) as one`)
  return row!.shown
}
