import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { heroImages, pictures } from '../../db/schema.ts'
import { removeUnused } from '../../media/unused-pictures.ts'
import { adminProcedure, inTransaction } from '../common/admin-procedure.ts'
import { logChange } from '../common/log-change.ts'
import { missingPicture } from '../common/require-pictures.ts'
import { pictureColumns } from '../common/picture-columns.ts'

const { heroImages: procedures } = adminProcedure

/** Serialises concurrent changes, since at most one hero image may be active. */
async function lockHeroImages(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${heroImages} in share row exclusive mode`)
}

/** @returns the ids of those that were active. */
async function deactivateAll(tx: Db): Promise<string[]> {
  const rows = await tx
    .update(heroImages)
    .set({ is_active: false })
    .where(eq(heroImages.is_active, true))
    .returning({ id: heroImages.id })
  return rows.map(({ id }) => id)
}

function selectHeroImages(db: Db) {
  return db
    .select({
      id: heroImages.id,
      title: heroImages.title,
      image_url: heroImages.image_url,
      picture: pictureColumns(pictures),
      is_active: heroImages.is_active,
      created_at: heroImages.created_at,
    })
    .from(heroImages)
    .innerJoin(pictures, eq(pictures.url, heroImages.image_url))
    .orderBy(desc(heroImages.created_at), heroImages.id)
}

export const heroImageAdminHandlers = {
  list: procedures.list.handler(async ({ context }) => {
    const rows = await selectHeroImages(context.db)
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const { image_url } = input.hero_image_data
    const missing = await missingPicture(db, 'hero-images', [{ field: 'image_url', image_url }])
    if (missing) throw errors.PICTURE_NOT_FOUND({ data: missing })
    await lockHeroImages(db)
    const replaced = await deactivateAll(db)
    const [row] = await db
      .insert(heroImages)
      .values({ ...input.hero_image_data, is_active: true })
      .returning({ id: heroImages.id })
    for (const id of replaced) logChange(context, 'hero-image', id, 'unpublished')
    logChange(context, 'hero-image', row!.id, 'published')
    return row!
  }),
  setActive: procedures.setActive.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    await lockHeroImages(db)
    const replaced = input.is_active ? await deactivateAll(db) : []
    const [row] = await db
      .update(heroImages)
      .set({ is_active: input.is_active })
      .where(eq(heroImages.id, input.hero_image_id))
      .returning({ id: heroImages.id, is_active: heroImages.is_active })
    if (!row) throw errors.HERO_IMAGE_NOT_FOUND()
    for (const id of replaced.filter((each) => each !== row.id)) logChange(context, 'hero-image', id, 'unpublished')
    logChange(context, 'hero-image', row.id, row.is_active ? 'published' : 'unpublished')
    return row
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const { db, storage, afterCommit } = context
    const id = input.hero_image_id
    const [deleted] = await db.delete(heroImages).where(eq(heroImages.id, id)).returning({ url: heroImages.image_url })
    if (deleted) {
      logChange(context, 'hero-image', id, 'deleted')
      afterCommit((database) => removeUnused(database, storage, [deleted.url]))
    }
    return { id }
  }),
}
