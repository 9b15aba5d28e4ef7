import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  draftVersionField,
  notSignedIn,
  pictureNotFound,
  savedSchema,
  versionConflict,
  versionFields,
  writeErrors,
} from './fields.ts'
import { plannedSchema } from './drafts/drafts.ts'
import { categorySchema } from '../categories.ts'
import { categoryFields } from '../content/small-fields.ts'
import { dataShape } from './content/data-schemas.ts'
import { idSchema, timestampSchema } from '../fields.ts'
import { adminMessages } from '../messages.ts'
import { pictureUrlSchema } from '../pictures.ts'

export const categoryDataSchema = z.strictObject(dataShape(categoryFields))

export const adminCategorySchema = categorySchema.extend({ updated_at: timestampSchema, planned: plannedSchema })

export type AdminCategory = z.infer<typeof adminCategorySchema>

const categoryNotFound = { CATEGORY_NOT_FOUND: { status: 404, message: adminMessages.categories.notFound } } as const
const tags = ['Admin: categories']

export const categoriesAdminContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/categories',
      operationId: 'admin_get_categories',
      summary: 'The categories, ordered by name',
      tags,
    })
    .errors(notSignedIn)
    .output(z.array(adminCategorySchema)),
  update: oc
    .route({
      method: 'PATCH',
      path: '/admin/categories/{category_id}',
      operationId: 'admin_update_category',
      summary: "Change title, description and the image's alternative text",
      tags,
    })
    .errors({ ...writeErrors, ...categoryNotFound, ...versionConflict })
    .input(
      z.strictObject({
        category_id: idSchema,
        category_data: categoryDataSchema,
        ...versionFields,
        ...draftVersionField,
      }),
    )
    .output(savedSchema),
  setImage: oc
    .route({
      method: 'PUT',
      path: '/admin/categories/{category_id}/image',
      operationId: 'admin_set_category_image',
      summary: 'Set or replace the image',
      tags,
    })
    .errors({ ...writeErrors, ...categoryNotFound, ...pictureNotFound })
    .input(z.strictObject({ category_id: idSchema, featured_image: pictureUrlSchema }))
    .output(savedSchema),
  removeImage: oc
    .route({
      method: 'DELETE',
      path: '/admin/categories/{category_id}/image',
      operationId: 'admin_remove_category_image',
      summary: 'Remove the image',
      tags,
    })
    .errors({ ...writeErrors, ...categoryNotFound })
    .input(z.strictObject({ category_id: idSchema }))
    .output(savedSchema),
}
