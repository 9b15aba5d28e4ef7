import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { blogFields } from '#contract/content/blog-fields.ts'
import { statuses } from '#contract/fields.ts'
import { createdAt, id, latestFirst, moment, picturesIn, sample, sortable, textList, updatedAt } from './columns.ts'
import { fieldChecks } from './field-checks.ts'
import { pictures } from './pictures.ts'

const noTrips = sql`'{}'::uuid[]`

export const blogs = pgTable(
  'blogs',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    body: text().notNull().default(''),
    pictures: picturesIn('body'),
    /** First characters of the body as plain text, stored so that lists do not read bodies. */
    start: text().notNull().default(''),
    reading_minutes: integer().notNull().default(1),
    status: text({ enum: statuses }).notNull().default('draft'),
    tags: textList(),
    /** Trips that the story leads to, in order, some of which may be deleted. No foreign key, so a restored trip shows again. */
    trip_ids: uuid().array().notNull().default(noTrips),
    featured_image: text().references(() => pictures.url, { onDelete: 'set null' }),
    published_at: moment(),
    sample: sample(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    ...fieldChecks('blogs', table, blogFields),
    check('blogs_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    index('blogs_by_body_picture').using('gin', table.pictures),
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
