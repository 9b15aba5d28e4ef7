import { and, eq, ne } from 'drizzle-orm'
import { heroImageDataSchema, type HeroImageData } from '#contract/admin/hero-images.ts'
import { heroImages, pictures } from '../../platform/db/schema.ts'
import { completeBody } from '../common/writes/complete-body.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import type { PreviewType } from '../../api/preview-type.ts'

export const heroImagePreview: PreviewType = {
  async complete(db, id, typed) {
    const [row] = await db
      .select({ title: heroImages.title, image_url: heroImages.image_url, alt: pictures.alt })
      .from(heroImages)
      .innerJoin(pictures, eq(pictures.url, heroImages.image_url))
      .where(eq(heroImages.id, id))
    const { body, replaced } = completeBody(heroImageDataSchema.shape, typed, {
      live: row ?? null,
      blank: { title: 'Untitled' },
    })
    return { body, replaced, label: String(body.title) }
  },
  /** It is the active one, whether it is live or not. Without a stored picture the home page stays as it is. */
  async show(tx, id, body) {
    const { title, image_url, alt } = body as unknown as HeroImageData
    const stored = image_url
      ? await tx.$count(pictures, and(eq(pictures.url, image_url), eq(pictures.bucket, 'hero-images')))
      : 0
    if (stored === 0) return
    await tx
      .update(heroImages)
      .set({ is_active: false })
      .where(and(heroImages.is_active, ne(heroImages.id, id)))
    const shown = { title, image_url, is_active: true }
    await tx
      .insert(heroImages)
      .values({ id, ...shown })
      .onConflictDoUpdate({ target: heroImages.id, set: shown })
    await updateAlt(tx, image_url, alt)
  },
  pages: async () => [{ label: 'Home page', path: '/' }],
}
