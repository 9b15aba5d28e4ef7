import type { ExchangedEntity } from '#contract/admin/exchange/entities.ts'
import { blogSheet } from './blog-sheet.ts'
import type { Sheet } from './sheet.ts'
import { testimonialSheet } from './testimonial-sheet.ts'
import { tripSheet } from './trip-sheet.ts'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { vendorDataSchema } from '#contract/admin/vendors.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { pictures, vendors } from '../../platform/db/schema.ts'
import { declaredSheet } from './declared-sheet.ts'
import { newestFirst, pageWhere } from './page.ts'

const vendorSheet = declaredSheet({
  entity: 'vendors',
  table: vendors,
  create: vendorDataSchema,
  update: vendorDataSchema.partial(),
  related: [],
  key: ['vendor_name', 'region'],
  keyed: [sql`lower(t.vendor_name) collate "C"`, sql`lower(btrim(t.region)) collate "C"`],
  fields: vendorFields,
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
})

export const sheets: Record<ExchangedEntity, Sheet> = {
  trips: tripSheet,
  vendors: vendorSheet,
  testimonials: testimonialSheet,
  blogs: blogSheet,
}
