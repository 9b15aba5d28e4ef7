import { z } from 'zod'
import { adminCalls } from '../calls.ts'
import { draftVersionField, pictureNotFound, versionConflict } from '../fields.ts'
import { idSchema, timestampSchema } from '../../fields.ts'
import { formBodySchema } from '../../http/form-body.ts'
import { adminMessages } from '../../messages.ts'

/** Content types with a form that can save a draft beside the live version. */
export const draftEntities = ['trips', 'blogs', 'categories'] as const
export type DraftEntity = (typeof draftEntities)[number]

/** `draft`: saved by 'Save draft'. `autosave`: unsaved values of a form. */
export const draftKinds = ['draft', 'autosave'] as const

/** Characters of a body as JSON: the largest complete story with room for escapes. */
export const draftLength = 600_000

/** Values by field. Of a draft the fields of the entity's `*_data`, of an autosave those of its form. */
export const draftBodySchema = formBodySchema(draftLength, adminMessages.drafts.tooLong)

export type DraftBody = z.infer<typeof draftBodySchema>

/** An item's draft and schedules, as lists show them. */
export const plannedSchema = z.object({
  changed: z.boolean().describe('there is an open draft beside the live version'),
  publish_at: timestampSchema.nullable(),
  unpublish_at: timestampSchema.nullable(),
  failure: z.string().nullable().describe('why something could not be done when it was due'),
})

export type Planned = z.infer<typeof plannedSchema>

/** Filters of lists by it. */
export const plannedStates = ['changed', 'scheduled'] as const
export type PlannedState = (typeof plannedStates)[number]

const draftSchema = z.object({
  body: draftBodySchema,
  base_version: timestampSchema.nullable().describe('updated_at of the live version that it was made from'),
  updated_at: timestampSchema,
})

export type Draft = z.infer<typeof draftSchema>

/** The unpublished versions of an item. */
export const draftsSchema = z.object({
  draft: draftSchema.nullable(),
  autosave: draftSchema.nullable(),
})

export type Drafts = z.infer<typeof draftsSchema>

const item = { entity: z.enum(draftEntities), item_id: idSchema }

/** Issues of a body, with paths that begin at `body`, as those of a refused input. */
export const bodyRefused = {
  BODY_REFUSED: {
    status: 422,
    message: adminMessages.drafts.refused,
    data: z.object({
      issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
    }),
  },
} as const

const { vendors, blogs } = adminMessages

/** Why a draft cannot be published. */
export const notPublishable = {
  ...bodyRefused,
  ...pictureNotFound,
  VENDOR_NOT_FOUND: { status: 422, message: vendors.notFound },
  SLUG_TAKEN: { status: 409, message: blogs.slugTaken },
  CHOSEN_TRIP_NOT_FOUND: { status: 422, message: blogs.tripGone },
  BODY_REQUIRED: { status: 422, message: blogs.bodyRequired },
  BODY_TOO_LONG: { status: 422, message: blogs.bodyTooLong },
} as const

export const itemNotFound = { ITEM_NOT_FOUND: { status: 404, message: adminMessages.drafts.itemNotFound } } as const

const calls = adminCalls('Admin: drafts')

export const draftsContract = {
  get: calls
    .get('/admin/drafts/{entity}/{item_id}', 'admin_get_drafts', 'The open draft and the autosave of one item')
    .input(z.strictObject(item))
    .output(draftsSchema),
  saveDraft: calls
    .put(
      '/admin/drafts/{entity}/{item_id}/draft',
      'admin_save_draft',
      'Save a draft beside the live version; the autosave is removed',
    )
    .route({
      description: 'Required fields may be blank, unless a publication is due: then the draft must be complete.',
    })
    .errors({ ...itemNotFound, ...notPublishable, ...versionConflict })
    .input(
      z.strictObject({
        ...item,
        body: draftBodySchema,
        base_version: timestampSchema.nullish(),
        ...draftVersionField,
        overwrite: z.boolean().optional().describe('save over a newer draft'),
      }),
    )
    .output(z.object({ updated_at: timestampSchema })),
  autosave: calls
    .put(
      '/admin/drafts/{entity}/{item_id}/autosave',
      'admin_autosave',
      'Store what a form holds, complete or not; no change is recorded for it',
    )
    .errors(itemNotFound)
    .input(z.strictObject({ ...item, body: draftBodySchema, base_version: timestampSchema.nullish() }))
    .output(z.object({ updated_at: timestampSchema })),
  discard: calls
    .delete(
      '/admin/drafts/{entity}/{item_id}/{kind}',
      'admin_discard_draft',
      'Discard the draft or the autosave of an item; with a draft, its publication is cancelled',
    )
    .input(z.strictObject({ ...item, kind: z.enum(draftKinds) }))
    .output(z.object({ item_id: idSchema })),
}
