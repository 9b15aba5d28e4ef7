import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { vendorLimits } from '../../../contract/vendors.ts'
import { atMost, createdAt, filledUpTo, id, json, sample, sortable, textList, updatedAt, within } from './columns.ts'
import { pictures } from './pictures.ts'

/** URLs of a vendor's pages elsewhere; http or https only. */
export interface SocialHandles {
  instagram?: string
  facebook?: string
  website?: string
}

const noTexts = sql`'{}'::text[]`

export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    vendor_name: text().notNull(),
    email: text(),
    phone: text(),
    city: text(),
    region: text().notNull(),
    description: text(),
    years_of_experience: integer().notNull().default(0),
    number_of_trips: integer().notNull().default(0),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    social_handles: json<SocialHandles>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    portrait: text().references(() => pictures.url, { onDelete: 'set null' }),
    words: text(),
    spoken_languages: textList().notNull().default(noTexts),
    verified_checks: textList().notNull().default(noTexts),
    verified_on: date({ mode: 'string' }),
    sample: sample(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    filledUpTo('vendors_name_length', table.vendor_name, vendorLimits.vendor_name),
    atMost('vendors_email_length', table.email, vendorLimits.email),
    atMost('vendors_phone_length', table.phone, vendorLimits.phone),
    atMost('vendors_city_length', table.city, vendorLimits.city),
    filledUpTo('vendors_region_length', table.region, vendorLimits.region),
    atMost('vendors_description_length', table.description, vendorLimits.description),
    within('vendors_years', table.years_of_experience, 0, vendorLimits.years),
    within('vendors_trips', table.number_of_trips, 0, vendorLimits.trips),
    within('vendors_rating', table.rating, vendorLimits.ratingMin, vendorLimits.ratingMax),
    check('vendors_social', sql`jsonb_typeof(${table.social_handles}) = 'object'`),
    atMost('vendors_words_length', table.words, vendorLimits.words),
    within('vendors_languages', sql`cardinality(${table.spoken_languages})`, 0, vendorLimits.languages),
    within('vendors_checks', sql`cardinality(${table.verified_checks})`, 0, vendorLimits.checks),
    index('vendors_by_portrait')
      .on(table.portrait)
      .where(sql`${table.portrait} is not null`),
    index('vendors_by_name').on(table.vendor_name),
    index('vendors_all_by_name').on(sortable(table.vendor_name), table.id),
  ],
)
