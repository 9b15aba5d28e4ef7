import { eq, sql } from 'drizzle-orm'
import type { BlogCard } from '#contract/blog-card.ts'
import { leadsOnLimits } from '#contract/trips.ts'
import type { Db } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { blogs, pictures } from '../../platform/db/schema.ts'
import { blogCardColumns } from '../../api/cards/blog-cards.ts'
import { enoughMentions, mentions } from '../common/mentions.ts'
import { isoMoments } from '../../api/iso-moments.ts'

/** Number of newest published stories to search for a trip. */
const lookedIn = 50

const relatedStories = prepared((db) => {
  const isPublished = eq(blogs.status, 'published')
  const text = sql`lower(concat_ws(' ', ${blogs.title}, array_to_string(${blogs.tags}, ' '), ${blogs.body})) as text`
  const looked = sql`(select ${blogs.id}, true as chosen, ${text} from ${blogs}
      where ${isPublished} and ${blogs.trip_ids} @> array[${sql.placeholder('id')}]::uuid[]
    union all (select ${blogs.id}, false, ${text} from ${blogs} where ${isPublished}
      order by ${blogs.published_at} desc, ${blogs.id} limit ${lookedIn})) as looked`
  const trip = { region: sql`${sql.placeholder('region')}::text`, title: sql`${sql.placeholder('title')}::text` }
  // Uses the subquery's column: for an expression, PostgreSQL would build the text again for each word.
  const mentioned = mentions(sql`looked.text`, trip)
  return db
    .select({ ...blogCardColumns, chosen: sql<boolean>`looked.chosen` })
    .from(looked)
    .innerJoin(blogs, sql`${blogs.id} = looked.id and (looked.chosen or ${mentioned} >= ${enoughMentions})`)
    .leftJoin(pictures, eq(pictures.url, blogs.featured_image))
    .orderBy(sql`looked.chosen desc, ${mentioned} desc, ${blogs.published_at} desc, ${blogs.id}`)
    .limit(leadsOnLimits.stories)
    .prepare('stories_of_trip')
})

/** @returns published stories: those that the trip was chosen for, or else those that speak of it the most. */
export async function selectRelatedStories(
  db: Db,
  { id, title, region }: { id: string; title: string; region: string },
): Promise<BlogCard[]> {
  const rows = await relatedStories(db).execute({ id, title, region })
  const chosen = rows.filter((row) => row.chosen)
  return (chosen.length > 0 ? chosen : rows).map(isoMoments)
}
