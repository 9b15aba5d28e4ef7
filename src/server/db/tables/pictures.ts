import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { buckets, pictureLimits } from '../../../contract/pictures.ts'
import { atMost, createdAt, filledUpTo, latestFirst, oneOf, within } from './columns.ts'

/** Every stored picture: what pages must know of a file to lay it out before it is loaded. */
export const pictures = pgTable(
  'pictures',
  {
    url: text().primaryKey(),
    bucket: text({ enum: buckets }).notNull(),
    name: text().notNull(),
    format: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    color: text().notNull(),
    focal_x: real().notNull().default(0.5),
    focal_y: real().notNull().default(0.5),
    alt: text().notNull().default(''),
    created_at: createdAt(),
  },
  (table) => [
    filledUpTo('pictures_url_length', table.url, pictureLimits.url),
    atMost('pictures_alt_length', table.alt, pictureLimits.alt),
    oneOf('pictures_bucket', table.bucket, buckets),
    within('pictures_focal_x', table.focal_x, 0, 1),
    within('pictures_focal_y', table.focal_y, 0, 1),
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
    check('pictures_color', sql`${table.color} ~ '^#[0-9a-f]{6}$'`),
    index('pictures_by_bucket').on(table.bucket, latestFirst(table.created_at)),
  ],
)
