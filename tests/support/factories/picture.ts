import { pictures } from '#server/platform/db/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Storage } from '#server/platform/files/storage.ts'
import { storePicture, type NewPicture } from '#server/platform/media/store-picture.ts'
import { aPictureFile } from './picture-file.ts'
import { nextNumber } from './sequence.ts'

type PictureFields = Partial<typeof pictures.$inferInsert>

/** A picture record without a file, for tests that do not read its bytes. */
export async function aPicture(db: Db, fields: PictureFields = {}) {
  const bucket = fields.bucket ?? 'trip-images'
  const name = fields.name ?? `${1_700_000_000_000 + nextNumber()}-0a1b2c3d4e5f.jpg`
  const [row] = await db
    .insert(pictures)
    .values({
      url: `/media/${bucket}/${name}`,
      bucket,
      name,
      format: 'jpeg',
      width: 1600,
      height: 1067,
      bytes: 240_000,
      color: '#385830',
      alt: 'Mist over a sal forest at sunrise',
      ...fields,
    })
    .returning()
  return row!
}

/** A picture with its file, stored by the program's own code. */
export async function aStoredPicture(db: Db, storage: Storage, picture: Partial<NewPicture> = {}) {
  const bytes = picture.bytes ?? (await aPictureFile())
  return storePicture(db, storage, { bucket: 'trip-images', ...picture, bytes })
}
