import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { pictureFields } from '#contract/content/small-fields.ts'
import { buckets, pictureLimits } from '#contract/pictures.ts'
import { pictureFormats } from '#values/pictures/picture-variants.ts'
import { atMost, createdAt, filledUpTo, latestFirst, oneOf, sample, searchIndex } from './columns.ts'
import { fieldChecks } from './field-checks.ts'

/** Every stored picture, with what pages need to lay it out before it is loaded: docs/decisions/0004. */
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
    original_name: text().notNull().default(''),
    // Uploaded to the library on purpose: docs/decisions/0004.
    kept: boolean().notNull().default(false),
    sample: sample(),
    created_at: createdAt(),
  },
  (table) => [
    filledUpTo('pictures_url_length', table.url, pictureLimits.url),
    ...fieldChecks('pictures', table, pictureFields),
    atMost('pictures_original_name_length', table.original_name, pictureLimits.originalName),
    oneOf('pictures_bucket', table.bucket, buckets),
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
    check('pictures_color', sql`${table.color} ~ '^#[0-9a-f]{6}$'`),
    index('pictures_by_bucket').on(table.bucket, latestFirst(table.created_at)),
    index('pictures_newest').on(table.created_at, table.url),
    index('pictures_largest').on(table.bytes, table.url),
    searchIndex('pictures_search', table.alt, table.name),
    searchIndex('pictures_search_original', table.original_name),
  ],
)

/** Bytes of each image variant, recorded when it is generated; deleted with its picture. */
export const madeVariants = pgTable(
  'picture_variants',
  {
    url: text()
      .notNull()
      .references(() => pictures.url, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text({ enum: pictureFormats }).notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.url, table.width, table.format] }),
    oneOf('picture_variants_format', table.format, pictureFormats),
    check('picture_variants_size', sql`${table.width} > 0 and ${table.bytes} > 0`),
  ],
)
