import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { adminPageSize, lastPage, listOutputSchema } from '../fields.ts'
import { idSchema, searchTextSchema, timestampSchema } from '../../fields.ts'
import { adminMessages } from '../../messages.ts'
import { retention } from '../../retention.ts'
import { pictureSchema, pictureUrlSchema } from '../../pictures.ts'

export const trashEntities = ['trips', 'vendors', 'blogs', 'testimonials', 'hero_images', 'pictures'] as const
export type TrashEntity = (typeof trashEntities)[number]

const item = {
  entity: z.enum(trashEntities),
  item_id: z.union([idSchema, pictureUrlSchema]).describe('id of the item; a picture has its URL'),
}

const trashItemSchema = z.object({
  ...item,
  label: z.string(),
  deleted_at: timestampSchema,
  days_left: z.int().describe(`of ${retention.trashDays}, until it is deleted for ever`),
  was_public: z.boolean().describe('whether readers saw it when it was deleted'),
  picture: pictureSchema.nullable(),
  picture_src: z.string().nullable().describe('where an admin sees the picture'),
})

export type TrashItem = z.infer<typeof trashItemSchema>

const calls = adminCalls('Admin: trash')
const { trash } = adminMessages

export const trashListSchema = z.strictObject({
  entity: z.enum(trashEntities).optional(),
  search: searchTextSchema().optional(),
  page: z.coerce.number().int().min(1).max(lastPage).optional().describe('from 1'),
  page_size: z.coerce.number().int().min(1).max(adminPageSize.max).optional(),
})

export const trashContract = {
  list: calls
    .get('/admin/trash', 'admin_list_trash', 'What was deleted and can be restored, the latest first, page by page')
    .input(trashListSchema.optional())
    .output(listOutputSchema(trashItemSchema)),
  picture: calls
    .get(
      '/admin/trash/picture',
      'admin_get_trashed_picture',
      'The file of a deleted picture, which has no public address',
    )
    .errors({ PICTURE_NOT_FOUND: { status: 404, message: adminMessages.pictures.gone } })
    .input(z.strictObject({ image_url: pictureUrlSchema }))
    .output(z.file()),
  restore: calls
    .post(
      '/admin/trash/restore',
      'admin_restore_item',
      'Restore a deleted item with its pictures and links; a trip or story as a draft',
    )
    .errors({
      NOT_IN_TRASH: { status: 404, message: trash.notThere },
      RESTORE_REFUSED: { status: 409, message: trash.restoreFailed, data: z.object({ reasons: z.array(z.string()) }) },
    })
    .input(z.strictObject(item))
    .output(
      z.object({
        ...item,
        label: z.string(),
        as: z.enum(['draft', 'inactive', 'before']).describe('draft: it was published or not, it is a draft now'),
        notes: z.array(z.string()).describe('what could not be brought back, or is different now'),
      }),
    ),
  purge: calls
    .delete(
      '/admin/trash/item',
      'admin_purge_item',
      'Delete an item of the trash for ever, with its history and the files that are not used elsewhere',
    )
    .input(z.strictObject(item))
    .output(z.object({ purged: z.int() })),
  empty: calls
    .delete(
      '/admin/trash',
      'admin_empty_trash',
      'Delete everything in the trash for ever; of all content types or of one',
    )
    .input(z.strictObject({ entity: z.enum(trashEntities).optional() }).optional())
    .output(z.object({ purged: z.int() })),
}
