import { eq } from 'drizzle-orm'
import { prepared } from '../../platform/db/prepared.ts'
import { heroImages, pictures } from '../../platform/db/schema.ts'
import { api } from '../../api/api.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'

const activeImage = prepared((db) =>
  db
    .select({
      id: heroImages.id,
      title: heroImages.title,
      image_url: heroImages.image_url,
      picture: pictureColumns(pictures),
    })
    .from(heroImages)
    .innerJoin(pictures, eq(pictures.url, heroImages.image_url))
    .where(eq(heroImages.is_active, true))
    .prepare('active_hero_image'),
)

export const heroImageHandlers = {
  active: api.heroImages.active.handler(async ({ context }) => {
    const [row] = await activeImage(context.db).execute()
    return row ?? null
  }),
}
