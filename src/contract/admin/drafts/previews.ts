import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { idSchema, timestampSchema } from '../../fields.ts'
import { formBodySchema } from '../../http/form-body.ts'
import { adminMessages } from '../../messages.ts'

/** Content types that have a preview. */
export const previewEntities = ['trips', 'blogs', 'categories', 'hero_images'] as const
export type PreviewEntity = (typeof previewEntities)[number]

export const previewLimits = {
  /** Characters of a body as JSON: the longest story, and its markup. */
  body: 400_000,
  label: 200,
  /** Previews per session: one for each open form. */
  perSession: 10,
} as const

/** Days for which a shared link is valid. */
export const previewDays = [1, 7, 30] as const
export const defaultPreviewDays = 7

const { previews: messages } = adminMessages

/** As the form sends it to the entity's save; what cannot be published yet is replaced, not refused. */
const bodySchema = formBodySchema(previewLimits.body, messages.tooLong)

const shownPageSchema = z.object({
  label: z.string().describe("'Trip page', 'Home page'"),
  path: z.string().describe('of the page in the preview'),
})

export type ShownPage = z.infer<typeof shownPageSchema>

export const previewSchema = z.object({
  id: idSchema,
  pages: z.array(shownPageSchema).describe('where it shows, its own page first'),
  replaced: z.array(z.string()).describe('fields whose value cannot be published yet; the preview shows another one'),
})

export type Preview = z.infer<typeof previewSchema>

export const sharedPreviewSchema = z.object({
  id: idSchema,
  label: z.string(),
  path: z.string().describe('anyone who knows it sees the preview'),
  created_at: timestampSchema,
  expires_at: timestampSchema,
  last_used_at: timestampSchema.nullable().describe('to the minute'),
})

export type SharedPreview = z.infer<typeof sharedPreviewSchema>

const previewNotFound = { PREVIEW_NOT_FOUND: { status: 404, message: messages.notFound } } as const
const calls = adminCalls('Admin: previews')

const shownSchema = { entity: z.enum(previewEntities), item_id: idSchema.nullable().describe('null: not saved yet') }

export const previewsContract = {
  put: calls
    .post(
      '/admin/previews',
      'admin_put_preview',
      'What a form holds, shown on the pages of the site to this session alone, for an hour',
    )
    .errors(previewNotFound)
    .input(
      z.strictObject({
        preview_id: idSchema.describe('chosen by the form, which alone knows it'),
        ...shownSchema,
        body: bodySchema,
      }),
    )
    .output(previewSchema),
  share: calls
    .post(
      '/admin/previews/{preview_id}/links',
      'admin_share_preview',
      'A link to a preview as it is now, for people who are not signed in',
    )
    .errors(previewNotFound)
    .input(z.strictObject({ preview_id: idSchema, days: z.literal(previewDays) }))
    .output(z.object({ id: idSchema, expires_at: timestampSchema })),
  list: calls
    .get('/admin/preview-links', 'admin_list_preview_links', 'The valid links to previews of an item, the latest first')
    .input(z.strictObject({ entity: z.enum(previewEntities), item_id: idSchema.optional() }))
    .output(z.array(sharedPreviewSchema)),
  revoke: calls
    .delete('/admin/preview-links/{id}', 'admin_revoke_preview_link', 'End a link to a preview at once')
    .input(z.strictObject({ id: idSchema }))
    .output(z.object({ id: idSchema })),
}
