import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { heroImages, pictures } from '../../platform/db/schema.ts'
import { adminProcedure, inTransaction } from '../../api/admin-procedure.ts'
import { lockHeroImages } from '../../api/writes/lock-hero-images.ts'
import { logChange } from '../common/writes/log-change.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { requirePictures } from '../common/writes/require-pictures.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'
import { plannedColumns, presentPlanned } from '../../publishing/drafts/planned.ts'
import { deactivateOthers } from './live-switch.ts'
import { isoMoments } from '../../api/iso-moments.ts'

const { heroImages: procedures } = adminProcedure

function selectHeroImages(db: Db) {
  return db
    .select({
      id: heroImages.id,
      title: heroImages.title,
      image_url: heroImages.image_url,
      picture: pictureColumns(pictures),
      is_active: heroImages.is_active,
      created_at: heroImages.created_at,
      planned: plannedColumns('hero_images', heroImages.id),
    })
    .from(heroImages)
    .innerJoin(pictures, eq(pictures.url, heroImages.image_url))
    .orderBy(desc(heroImages.created_at), heroImages.id)
}

export const heroImageAdminHandlers = {
  list: procedures.list.handler(async ({ context }) => {
    const rows = await selectHeroImages(context.db)
    return rows.map((row) => ({ ...isoMoments(row), planned: presentPlanned(row.planned) }))
  }),
  create: procedures.create.use(inTransaction).handler(async ({ input, context }) => {
    const { db } = context
    const { alt, ...fields } = input.hero_image_data
    const { image_url } = fields
    await requirePictures(db, 'hero-images', [{ field: 'image_url', image_url }])
    await lockHeroImages(db)
    const replaced = await deactivateOthers(db, null)
    const [row] = await db
      .insert(heroImages)
      .values({ ...fields, is_active: true })
      .returning({ id: heroImages.id })
    await updateAlt(db, image_url, alt)
    for (const id of replaced) logChange(context, 'hero-image', id, 'unpublished')
    logChange(context, 'hero-image', row!.id, 'published')
    return row!
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db } = context
    const { hero_image_id: id, is_active, title, alt } = input
    if (is_active !== undefined) await lockHeroImages(db)
    const replaced = is_active ? await deactivateOthers(db, id) : []
    const [stored] = await db.select().from(heroImages).where(eq(heroImages.id, id)).for('update')
    if (!stored) throw errors.HERO_IMAGE_NOT_FOUND()
    const [row] = await db
      .update(heroImages)
      .set({ is_active: is_active ?? stored.is_active, title: title ?? stored.title })
      .where(eq(heroImages.id, id))
      .returning({ id: heroImages.id, is_active: heroImages.is_active })
    await updateAlt(db, stored.image_url, alt)
    for (const each of replaced) logChange(context, 'hero-image', each, 'unpublished')
    if (is_active !== undefined) logChange(context, 'hero-image', id, is_active ? 'published' : 'unpublished')
    return row!
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context }) => {
    const id = input.hero_image_id
    const deleted = await context.db.delete(heroImages).where(eq(heroImages.id, id)).returning({ id: heroImages.id })
    if (deleted.length > 0) logChange(context, 'hero-image', id, 'deleted')
    return { id }
  }),
}
