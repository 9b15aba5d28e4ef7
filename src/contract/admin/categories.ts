import { z } from 'zod'
import { adminCalls } from './calls.ts'
import { draftVersionField, pictureNotFound, savedSchema, versionConflict, versionFields } from './fields.ts'
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
const calls = adminCalls('Admin: categories')

export const categoriesAdminContract = {
  list: calls
    .get('/admin/categories', 'admin_get_categories', 'The categories, ordered by name')
    .output(z.array(adminCategorySchema)),
  update: calls
    .patch(
      '/admin/categories/{category_id}',
      'admin_update_category',
      "Change title, description and the image's alternative text",
    )
    .errors({ ...categoryNotFound, ...versionConflict })
    .input(
      z.strictObject({
        category_id: idSchema,
        category_data: categoryDataSchema,
        ...versionFields,
        ...draftVersionField,
      }),
    )
    .output(savedSchema),
  setImage: calls
    .put('/admin/categories/{category_id}/image', 'admin_set_category_image', 'Set or replace the image')
    .errors({ ...categoryNotFound, ...pictureNotFound })
    .input(z.strictObject({ category_id: idSchema, featured_image: pictureUrlSchema }))
    .output(savedSchema),
  removeImage: calls
    .delete('/admin/categories/{category_id}/image', 'admin_remove_category_image', 'Remove the image')
    // The answer has the new version, so it is not the same when repeated.
    .route({ description: undefined })
    .errors(categoryNotFound)
    .input(z.strictObject({ category_id: idSchema }))
    .output(savedSchema),
}
