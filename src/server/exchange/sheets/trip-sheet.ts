import { eq, getTableColumns, sql } from 'drizzle-orm'
import { tripDataSchema, tripsAdminContract } from '#contract/admin/trips.ts'
import { bodyIn } from '#contract/content/bodies.ts'
import { tripFields } from '#contract/content/trip-fields.ts'
import { pictures, trips, vendors } from '../../platform/db/schema.ts'
import { declaredSheet } from './declared-sheet.ts'
import { nameOrId, newestFirst, pageWhere } from './page.ts'

/** Names in full, which Drizzle leaves out in a query of one table. */
const vendorName = nameOrId({ table: sql`vendors`, id: sql`vendors.id`, name: sql`vendor_name` })

const gallery = sql<{ image_url: string; alt: string | null; caption: string | null }[]>`(
  select coalesce(json_agg(json_build_object('image_url', image_url, 'alt', alt, 'caption', caption)
    order by sort_order), '[]'::json)
  from trip_images where trip_images.trip_id = trips.id)`

export const tripSheet = declaredSheet({
  entity: 'trips',
  table: trips,
  create: tripDataSchema,
  update: tripsAdminContract.update['~orpc'].inputSchema!.shape.trip_data,
  related: [
    ['best_months', 'closed_months'],
    ['group_size_min', 'group_size_max'],
    ['carbon_kg', 'carbon_source'],
  ],
  key: ['title', 'region'],
  keyed: [sql`lower(t.title) collate "C"`, sql`lower(btrim(t.region)) collate "C"`],
  fields: tripFields,
  async select(db, options) {
    const rows = await db
      .select({
        trip: getTableColumns(trips),
        vendor: sql<string | null>`case when vendors.id is null then null else ${vendorName} end`,
        alt: pictures.alt,
        gallery,
      })
      .from(trips)
      .leftJoin(vendors, eq(vendors.id, trips.vendor_id))
      .leftJoin(pictures, eq(pictures.url, trips.featured_image))
      .where(pageWhere(trips, options))
      .orderBy(...newestFirst(trips))
      .limit(options.limit)
    return rows.map(({ trip, vendor, alt, gallery: images }) => ({
      id: trip.id,
      created_at: trip.created_at,
      updated_at: trip.updated_at,
      shown: { vendor },
      fields: bodyIn(tripFields, { ...trip, featured_picture: { alt: alt ?? '' }, trip_images: images }),
    }))
  },
})
