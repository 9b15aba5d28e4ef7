import { eq, getTableColumns, sql } from 'drizzle-orm'
import { vendorDataSchema } from '#contract/admin/vendors.ts'
import { pictures, vendors } from '../../../db/schema.ts'
import { keptNumberCell, numberCell, textCell, textLinesCell, pictureCell } from './cells.ts'
import { newestFirst, pageWhere } from './page.ts'
import type { Sheet } from './sheet.ts'

const link = (part: string, example: string) => ({ name: part, field: 'social_handles', part, cell: textCell, example })

export const vendorSheet: Sheet = {
  noun: 'vendors',
  table: vendors,
  create: vendorDataSchema,
  update: vendorDataSchema.partial(),
  related: [],
  key: ['vendor_name', 'region'],
  keyed: [sql`lower(t.vendor_name) collate "C"`, sql`lower(btrim(t.region)) collate "C"`],
  pictures: [{ field: 'portrait', alt: 'portrait_alt', bucket: 'trip-images' }],
  blanks: {
    email: null,
    phone: null,
    city: null,
    description: null,
    years_of_experience: 0,
    number_of_trips: 0,
    rating: null,
    social_handles: {},
    portrait: null,
    words: null,
    spoken_languages: [],
    verified_checks: [],
    verified_on: null,
  },
  columns: [
    { name: 'id', cell: textCell },
    { name: 'vendor_name', cell: textCell, required: true, example: 'Sal Forest Walks' },
    { name: 'email', cell: textCell, example: 'guide@hatheli.example' },
    { name: 'phone', cell: textCell, example: '+91 00000 00000' },
    { name: 'city', cell: textCell, example: 'Mandla' },
    { name: 'region', cell: textCell, required: true, refers: 'region', example: 'Madhya Pradesh' },
    { name: 'description', cell: textCell, example: 'Walks with people who grew up beside the park.' },
    { name: 'years_of_experience', cell: keptNumberCell, example: '12' },
    { name: 'number_of_trips', cell: keptNumberCell, example: '30' },
    { name: 'rating', cell: numberCell, example: '4.5' },
    link('instagram', 'https://instagram.example/walks'),
    link('facebook', ''),
    link('website', 'https://walks.example/'),
    { name: 'portrait', cell: pictureCell },
    { name: 'portrait_alt', cell: textCell },
    { name: 'words', cell: textCell, example: 'I learned the forest from my grandmother.' },
    { name: 'spoken_languages', cell: textLinesCell, example: 'Hindi\nGondi' },
    { name: 'verified_checks', cell: textLinesCell },
    { name: 'verified_on', cell: textCell, example: '2026-03-31' },
    { name: 'created_at', cell: textCell },
    { name: 'updated_at', cell: textCell },
  ],
  async select(db, options) {
    const rows = await db
      .select({ vendor: getTableColumns(vendors), alt: pictures.alt })
      .from(vendors)
      .leftJoin(pictures, eq(pictures.url, vendors.portrait))
      .where(pageWhere(vendors, options))
      .orderBy(...newestFirst(vendors))
      .limit(options.limit)
    return rows.map(({ vendor: { id, created_at, updated_at, ...fields }, alt }) => ({
      id,
      created_at,
      updated_at,
      shown: {},
      fields: { ...fields, portrait_alt: alt ?? '' },
    }))
  },
}
