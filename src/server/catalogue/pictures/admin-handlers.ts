import { eq } from 'drizzle-orm'
import {
  damagedPicture,
  heicPicture,
  pictureMessages,
  tooManyPixels,
} from '#contract/admin/content/picture-messages.ts'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { pictureLimits, type Bucket } from '#contract/pictures.ts'
import { phoneVariant } from '#values/pictures/phone-variant.ts'
import type { Db } from '../../platform/db/database.ts'
import { categories, pictures } from '../../platform/db/schema.ts'
import { PictureRefused } from '../../platform/media/picture-refused.ts'
import { storePicture } from '../../platform/media/store-picture.ts'
import { moveToTrash } from '../../platform/media/trash-files.ts'
import { deleteAllUnused, deleteUnused } from '../../platform/media/unused-pictures.ts'
import { adminProcedure, inTransaction, withLateTransaction } from '../../api/admin-procedure.ts'
import { readList } from '../../search/lists.ts'
import { pictureConditions, selectPictures, selectReferences, selectTotals, type PictureRow } from './admin-queries.ts'
import { cleanFileName } from './file-name.ts'

const { pictures: procedures } = adminProcedure

function refusal({ reason }: PictureRefused, bucket: Bucket) {
  const { type, size } = pictureMessages[bucket]
  switch (reason) {
    case 'type':
      return { code: 'INVALID_FILE_TYPE', ...type } as const
    case 'size':
      return { code: 'FILE_TOO_LARGE', ...size } as const
    case 'damaged':
      return { code: 'INVALID_FILE_TYPE', ...damagedPicture } as const
    case 'heic':
      return { code: 'INVALID_FILE_TYPE', ...heicPicture } as const
    case 'pixels':
      return { code: 'TOO_MANY_PIXELS', ...tooManyPixels } as const
  }
}

/** Beginning of an object's name by bucket (specification 7.4). */
function prefixOf(bucket: Bucket, categoryId: string | undefined): string {
  if (bucket === 'hero-images') return 'hero-'
  return bucket === 'category-images' ? `${categoryId}-` : ''
}

async function hasCategory(db: Db, id: string | undefined): Promise<boolean> {
  return id !== undefined && (await db.$count(categories, eq(categories.id, id))) > 0
}

function presentAdminPicture({ variants, created_at, ...row }: PictureRow): AdminPicture {
  return {
    ...row,
    variant_bytes: variants.reduce((sum, { bytes }) => sum + bytes, 0),
    phone_variant: phoneVariant(variants, row.width),
    created_at: created_at.toISOString(),
  }
}

export const pictureAdminHandlers = {
  list: procedures.list.handler(({ input = {}, context: { db } }) =>
    readList(db, input, {
      table: pictures,
      conditions: pictureConditions(db),
      select: selectPictures,
      present: presentAdminPicture,
    }),
  ),
  totals: procedures.totals.handler(({ input, context: { db } }) => selectTotals(db, input?.bucket)),
  // Decoding takes long, and the file is stored before its row.
  upload: procedures.upload.use(withLateTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, once } = context
    const { bucket, file, alt, focal_x = 0.5, focal_y = 0.5, category_id, keep } = input
    if (bucket === 'category-images' && !(await hasCategory(db, category_id))) throw errors.CATEGORY_NOT_FOUND()
    try {
      if (file.size > pictureLimits.bytes[bucket]) throw new PictureRefused('size')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const prefix = prefixOf(bucket, category_id)
      const originalName = cleanFileName(file.name)
      const picture = { bucket, bytes, prefix, alt, originalName, keep, focal: { x: focal_x, y: focal_y } }
      return await storePicture(db, storage, picture, once)
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      const { code, title, message } = refusal(error, bucket)
      throw errors[code]({ message, data: { title } })
    }
  }),
  update: procedures.update.use(inTransaction).handler(async ({ input, context: { db }, errors }) => {
    const { alt, focal_x, focal_y } = input.picture_data
    const byUrl = eq(pictures.url, input.image_url)
    const changes = Object.values({ alt, focal_x, focal_y }).filter((value) => value !== undefined)
    const [row] =
      changes.length > 0
        ? await db.update(pictures).set({ alt, focal_x, focal_y }).where(byUrl).returning()
        : await db.select().from(pictures).where(byUrl)
    if (!row) throw errors.PICTURE_NOT_FOUND()
    return row
  }),
  delete: procedures.delete.use(inTransaction).handler(async ({ input, context, errors }) => {
    const { db, storage, afterCommit } = context
    const [file] = await deleteUnused(db, [input.image_url])
    if (file) afterCommit((database) => moveToTrash(database, storage, file))
    const used = file ? null : await selectReferences(db, input.image_url)
    if (used) throw errors.PICTURE_IN_USE({ data: used })
    return { image_url: input.image_url }
  }),
  deleteUnused: procedures.deleteUnused.use(inTransaction).handler(async ({ input, context }) => {
    const { db, storage, afterCommit } = context
    const files = await deleteAllUnused(db, input?.bucket)
    afterCommit(async (database) => {
      for (const file of files) await moveToTrash(database, storage, file)
    })
    return { deleted: files.length }
  }),
}
