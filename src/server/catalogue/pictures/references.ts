import { sql, type SQL } from 'drizzle-orm'
import { listedUses, type PictureUse, type PictureUseKind } from '#contract/admin/pictures.ts'
import {
  blogs,
  categories,
  drafts,
  heroImages,
  proposalEvents,
  proposals,
  proposalVersions,
  siteSettings,
  testimonials,
  tripImages,
  trips,
  vendors,
} from '../../platform/db/schema.ts'
import { pictureReferences, refersTo } from '../../platform/media/picture-references.ts'

/** The label of a reference and the record that its link leads to, by table. */
interface ReferenceSource {
  from: SQL
  id: SQL
  title: SQL
  /** A further condition of the rows that refer to a picture. */
  also?: SQL
}

const ofTrip = { id: sql`${trips.id}`, title: sql`${trips.title}` }
const ofBlog = { id: sql`${blogs.id}`, title: sql`${blogs.title}` }

const ofProposal = { id: sql`${proposals.id}`, title: sql`${proposals.reference}` }

const sources: Record<PictureUseKind, ReferenceSource> = {
  trip: { from: sql`${trips}`, ...ofTrip },
  trip_image: { from: sql`${tripImages} join ${trips} on ${trips.id} = ${tripImages.trip_id}`, ...ofTrip },
  blog: { from: sql`${blogs}`, ...ofBlog },
  blog_body: { from: sql`${blogs}`, ...ofBlog },
  hero_image: { from: sql`${heroImages}`, id: sql`${heroImages.id}`, title: sql`${heroImages.title}` },
  trip_draft: ofDraft('trips', trips),
  blog_draft: ofDraft('blogs', blogs),
  proposal: { from: sql`${proposals}`, ...ofProposal },
  guest_words: {
    from: sql`${proposalEvents} join ${proposals} on ${proposals.id} = ${proposalEvents.proposal_id}`,
    ...ofProposal,
  },
  proposal_version: {
    from: sql`${proposalVersions} join ${proposals} on ${proposals.id} = ${proposalVersions.proposal_id}`,
    ...ofProposal,
  },
  category: { from: sql`${categories}`, id: sql`${categories.id}`, title: sql`${categories.title}` },
  vendor: { from: sql`${vendors}`, id: sql`${vendors.id}`, title: sql`${vendors.vendor_name}` },
  setting: {
    from: sql`${siteSettings}`,
    id: sql`${siteSettings.id}`,
    title: sql`${siteSettings.id}`,
  },
  testimonial: { from: sql`${testimonials}`, id: sql`${testimonials.id}`, title: sql`${testimonials.name}` },
}

/** Named by the title of the draft, or of the item itself. */
function ofDraft(entity: 'trips' | 'blogs', table: typeof trips | typeof blogs): ReferenceSource {
  return {
    from: sql`${drafts} join ${table} on ${table.id} = ${drafts.item_id}`,
    id: sql`${table.id}`,
    title: sql`${table.title}`,
    also: sql`${drafts.entity} = ${entity}`,
  }
}

const kinds = Object.keys(sources) as PictureUseKind[]

/**
 * Some of the references to a picture, as a JSON array in SQL. Each part has a limit and no order, since an order
 * would mislead the planner: a picture that is used in thousands of trips is no slower than one that is used in ten.
 * @param url the picture's URL in the outer query, as SQL.
 */
export function referencesJson(url: string): SQL<PictureUse[]> {
  const max = sql.raw(String(listedUses))
  const parts = kinds.map((kind, rank) => {
    const { from, id, title, also = sql`true` } = sources[kind]
    return sql`(select ${sql.raw(`${rank}, '${kind}'`)}, ${id}::text, ${title} from ${from}
      where ${refersTo(pictureReferences[kind], sql.raw(url))} and ${also} limit ${max})`
  })
  return sql<PictureUse[]>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title) order by rank, title, id), '[]'::json)
    from (select distinct * from (${sql.join(parts, sql` union all `)}) as part (rank, kind, id, title)
      order by rank, title, id limit ${max}) as use)`
}

/** The number of all references. */
export function referenceCount(url: string): SQL<number> {
  const counts = kinds.map(
    (kind) =>
      sql`(select count(*) from ${pictureReferences[kind].table}
        where ${refersTo(pictureReferences[kind], sql.raw(url))} and ${sources[kind].also ?? sql`true`})`,
  )
  return sql<number>`(${sql.join(counts, sql` + `)})::int`
}
