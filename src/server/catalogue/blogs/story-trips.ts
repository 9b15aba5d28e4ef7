import { eq, sql } from 'drizzle-orm'
import { blogFields } from '#contract/content/blog-fields.ts'
import type { TripCard } from '#contract/trips.ts'
import { plainText } from '#values/format/excerpt.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures, trips, vendors } from '../../platform/db/schema.ts'
import { trimmed } from '../../platform/db/tables/columns.ts'
import { enoughMentions, mentions } from '../common/mentions.ts'
import { presentTripCard, selectCardsOf, tripCardColumns } from '../../api/cards/trip-cards.ts'

/** Number of newest published trips to search a story for. */
const lookedFor = 500

interface Story {
  trip_ids: string[]
  title: string
  tags: string[] | null
  body: string
}

/** @returns published trips: those chosen for the story, in order, or else those it mentions most. */
export async function selectStoryTrips(db: Db, story: Story): Promise<TripCard[]> {
  const chosen = await selectCardsOf(db, story.trip_ids)
  if (chosen.length > 0) return chosen.map(presentTripCard)
  const text = [story.title, ...(story.tags ?? []), plainText(story.body)].join(' ').toLowerCase()
  return (await selectMentioned(db, text)).map(presentTripCard)
}

/** @param text in lower case. */
function selectMentioned(db: Db, text: string) {
  const ranked = sql`(select id, created_at, ${mentions(sql`${text}::text`, { region: sql`region`, title: sql`title` })} as mentioned
    from (select id, ${trimmed(trips.region)} as region, title, created_at from ${trips}
      where ${eq(trips.status, 'published')} order by created_at desc, id limit ${lookedFor}) as newest) as ranked`
  return db
    .select(tripCardColumns)
    .from(ranked)
    .innerJoin(trips, sql`${trips.id} = ranked.id and ranked.mentioned >= ${enoughMentions}`)
    .leftJoin(pictures, eq(pictures.url, trips.featured_image))
    .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
    .orderBy(sql`ranked.mentioned desc, ranked.created_at desc, ranked.id`)
    .limit(blogFields.trip_ids.max)
}
