import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { blogLimits } from '../../../contract/blogs.ts'
import { statuses } from '../../../contract/fields.ts'
import {
  atMost,
  createdAt,
  filledUpTo,
  id,
  latestFirst,
  moment,
  oneOf,
  sample,
  sortable,
  textList,
  updatedAt,
  within,
} from './columns.ts'
import { pictures } from './pictures.ts'

const noTrips = sql`'{}'::uuid[]`

export const blogs = pgTable(
  'blogs',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    body: text().notNull().default(''),
    /** First characters of the body as plain text, stored so that lists do not read bodies. */
    start: text().notNull().default(''),
    reading_minutes: integer().notNull().default(1),
    status: text({ enum: statuses }).notNull().default('draft'),
    tags: textList(),
    /** Trips that the story leads to, in order, some of which may be gone: docs/decisions/0061. */
    trip_ids: uuid().array().notNull().default(noTrips),
    featured_image: text().references(() => pictures.url, { onDelete: 'set null' }),
    published_at: moment(),
    sample: sample(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    filledUpTo('blogs_slug_length', table.slug, blogLimits.slug),
    check('blogs_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    filledUpTo('blogs_title_length', table.title, blogLimits.title),
    atMost('blogs_body_length', table.body, blogLimits.body),
    oneOf('blogs_status', table.status, statuses),
    within('blogs_tags', sql`cardinality(${table.tags})`, 1, blogLimits.tags),
    within('blogs_trips', sql`cardinality(${table.trip_ids})`, 0, blogLimits.trips),
    index('blogs_by_trip').using('gin', table.trip_ids),
    check(
      'blogs_published',
      sql`${table.status} = 'draft' or (${table.published_at} is not null and ${table.body} <> '')`,
    ),
    index('blogs_newest').on(table.status, latestFirst(table.published_at), latestFirst(table.created_at), table.id),
    index('blogs_all_newest').on(latestFirst(table.created_at), table.id),
    index('blogs_all_by_title').on(sortable(table.title), table.id),
    index('blogs_by_picture')
      .on(table.featured_image)
      .where(sql`${table.featured_image} is not null`),
  ],
)
