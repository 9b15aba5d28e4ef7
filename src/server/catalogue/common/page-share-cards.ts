import { desc, eq } from 'drizzle-orm'
import type { FixedPage } from '#values/pages/fixed-page.ts'
import { publicPages } from '#values/pages/fixed-pages.ts'
import type { Db } from '../../platform/db/database.ts'
import { blogs, heroImages, pictures } from '../../platform/db/schema.ts'
import type { ShareCard } from '../../platform/media/share-cards/share-card.ts'
import type { ReadCards } from '../../api/cards/card-address.ts'
import { pictureColumns } from '../../api/cards/picture-columns.ts'

type CardPicture = ShareCard['picture']

/** Cards of the pages that show no single record; their ids are the names of the pages. */
export function readPageCards(db: Db, brand: string): ReadCards {
  const readers: Record<FixedPage['card']['picture'], () => Promise<CardPicture>> = {
    hero: () => activeHeroPicture(db),
    story: () => newestStoryPicture(db),
    palm: async () => null,
  }
  return async (names) => {
    const wanted = publicPages({ cancellation: true }).filter(({ name }) => names.includes(name))
    const cards = await Promise.all(
      wanted.map(async ({ name, title, card }): Promise<[string, ShareCard]> => {
        const picture = await readers[card.picture]()
        return [name, { brand, kicker: card.kicker, title: card.title ?? title, facts: card.facts, picture }]
      }),
    )
    return new Map(cards)
  }
}

async function activeHeroPicture(db: Db): Promise<CardPicture> {
  const [row] = await db
    .select({ picture: pictureColumns(pictures) })
    .from(heroImages)
    .innerJoin(pictures, eq(pictures.url, heroImages.image_url))
    .where(eq(heroImages.is_active, true))
  return row?.picture ?? null
}

async function newestStoryPicture(db: Db): Promise<CardPicture> {
  const [row] = await db
    .select({ picture: pictureColumns(pictures) })
    .from(blogs)
    .innerJoin(pictures, eq(pictures.url, blogs.featured_image))
    .where(eq(blogs.status, 'published'))
    .orderBy(desc(blogs.published_at), desc(blogs.created_at), blogs.id)
    .limit(1)
  return row?.picture ?? null
}
