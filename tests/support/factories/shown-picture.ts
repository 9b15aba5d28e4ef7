import type { Db } from '#server/platform/db/database.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import type { NewPicture } from '#server/platform/media/store-picture.ts'
import { aStoredPicture } from './picture.ts'
import { aTrip } from './trip.ts'

/** A picture with its file, on the page of a published trip: visitors see it. */
export async function aShownPicture(db: Db, storage: Storage, picture: Partial<NewPicture> = {}) {
  const stored = await aStoredPicture(db, storage, picture)
  await aTrip(db, { featured_image: stored.url })
  return stored
}
