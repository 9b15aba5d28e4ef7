import { inArray, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { cropWidths, focusPercent, usefulWidths } from '#values/pictures/picture-variants.ts'
import type { Db } from '../db/database.ts'
import { blogs, categories, heroImages, pictures, trips } from '../db/schema.ts'
import type { VariantName } from './variants.ts'

/** Pixels, as phones and laptops ask for them most often, and of crops all but the narrowest; others are made on demand. */
const widths = { card: [480, 800, 960, 1088], hero: [1920] }

/** Pictures of published items on home, lists and heads of pages. */
export async function earlyVariants(db: Db): Promise<VariantName[]> {
  const isPublished = (table: typeof trips | typeof blogs) => sql`${table.status} = 'published'`
  const shown = unionAll(
    db.select({ url: heroImages.image_url }).from(heroImages).where(isNotNull(heroImages.image_url)),
    db.select({ url: sql<string>`${categories.featured_image}` }).from(categories),
    db
      .select({ url: sql<string>`${trips.featured_image}` })
      .from(trips)
      .where(isPublished(trips)),
    db
      .select({ url: sql<string>`${blogs.featured_image}` })
      .from(blogs)
      .where(isPublished(blogs)),
  )
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.url, shown))
    .orderBy(sql`${pictures.bucket} <> 'hero-images'`, pictures.url)
  return rows.flatMap(variantsOf)
}

function variantsOf({ bucket, name, width, height, focal_x }: typeof pictures.$inferSelect): VariantName[] {
  const isHero = bucket === 'hero-images'
  const listed = isHero ? widths.hero : widths.card
  const plain = usefulWidths(width).filter((each) => listed.includes(each))
  const crop = isHero ? 'tall' : 'upright'
  const cropped = bucket === 'blog-images' || bucket === 'category-images' ? [] : cropWidths({ width, height }, crop)
  return [
    ...cropped.slice(1).map((each) => ({
      bucket,
      name,
      width: each,
      format: 'avif' as const,
      crop: { name: crop, focus: focusPercent(focal_x) } as const,
    })),
    ...plain.map((each) => ({ bucket, name, width: each, format: 'avif' as const })),
  ]
}
