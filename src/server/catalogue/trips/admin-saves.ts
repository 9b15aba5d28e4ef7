import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { tripDataSchema } from '#contract/admin/trips.ts'
import type { Db } from '../../platform/db/database.ts'
import { tripImages, trips } from '../../platform/db/schema.ts'
import { hostInfoOf } from '../../api/writes/host-info.ts'
import { updateAlt } from '../common/writes/picture-alt.ts'
import { requirePictures } from '../common/writes/require-pictures.ts'
import { nextVersion } from '../../api/writes/optimistic-lock.ts'
import { WriteRefused } from '../../api/writes/write-refused.ts'
import { agreeing } from './facts/agreeing-facts.ts'
import { selectGallery, lockVendor, type StoredImage } from './admin-queries.ts'

type TripData = z.output<typeof tripDataSchema>
type GalleryImage = NonNullable<TripData['trip_images']>[number]
type StoredTrip = typeof trips.$inferSelect

/** @throws WriteRefused if a picture is not stored. */
export function requireTripPictures(tx: Db, data: Partial<TripData>) {
  const gallery = (data.trip_images ?? []).map(({ image_url }, index) => ({
    field: `trip_images.${index}.image_url`,
    image_url,
  }))
  return requirePictures(tx, 'trip-images', [{ field: 'featured_image', image_url: data.featured_image }, ...gallery])
}

/**
 * Generated from the vendor; null where the vendor is hidden or missing.
 * @throws WriteRefused if there is no such vendor.
 */
async function hostInfoFor(
  tx: Db,
  { vendor_id, show_vendor_info }: { vendor_id: string | null; show_vendor_info: boolean },
): Promise<string | null> {
  if (!vendor_id) return null
  const vendor = await lockVendor(tx, vendor_id)
  if (!vendor) throw new WriteRefused('VENDOR_NOT_FOUND')
  return show_vendor_info ? hostInfoOf(vendor) : null
}

/** @throws WriteRefused if there is no such vendor. */
export async function insertTrip(tx: Db, data: TripData) {
  const { trip_images, featured_image_alt, host_info: _generated, ...fields } = data
  const { vendor_id = null, show_vendor_info = true } = fields
  const host_info = await hostInfoFor(tx, { vendor_id, show_vendor_info })
  const [row] = await tx
    .insert(trips)
    .values({ ...fields, host_info })
    .returning({ id: trips.id, updated_at: trips.updated_at })
  await insertGallery(tx, row!.id, trip_images ?? [])
  await updateAlt(tx, fields.featured_image, featured_image_alt)
  return row!
}

/** Omitted fields are not changed. @throws WriteRefused if there is no such vendor. */
export async function updateTrip(tx: Db, id: string, stored: StoredTrip, data: Partial<TripData>) {
  const { trip_images, featured_image_alt, host_info: _generated, ...fields } = data
  const { featured_image = stored.featured_image } = fields
  const { vendor_id = stored.vendor_id, show_vendor_info = stored.show_vendor_info } = fields
  const host_info = await hostInfoFor(tx, { vendor_id, show_vendor_info })
  const [row] = await tx
    .update(trips)
    .set({ ...agreeing(fields, stored), host_info, updated_at: nextVersion(stored.updated_at) })
    .where(eq(trips.id, id))
    .returning({ id: trips.id, updated_at: trips.updated_at })
  await updateAlt(tx, featured_image, featured_image_alt)
  if (trip_images) await replaceGallery(tx, id, trip_images)
  return row!
}

/** A gallery that stays as it is keeps its rows, so that nothing is recorded for it. */
async function replaceGallery(tx: Db, tripId: string, images: GalleryImage[]): Promise<void> {
  if (isSameGallery(await selectGallery(tx, tripId), images)) return
  await tx.delete(tripImages).where(eq(tripImages.trip_id, tripId))
  await insertGallery(tx, tripId, images)
}

function isSameGallery(stored: StoredImage[], images: GalleryImage[]): boolean {
  return (
    stored.length === images.length &&
    stored.every((row, index) => {
      const image = images[index]!
      return (
        row.sort_order === index + 1 &&
        row.image_url === image.image_url &&
        row.alt === (image.alt ?? null) &&
        row.caption === (image.caption ?? null)
      )
    })
  )
}

async function insertGallery(tx: Db, trip_id: string, images: GalleryImage[]): Promise<void> {
  if (images.length === 0) return
  await tx.insert(tripImages).values(images.map((image, index) => ({ ...image, trip_id, sort_order: index + 1 })))
}
