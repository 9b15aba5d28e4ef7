import { oc } from '@orpc/contract'
import { z } from 'zod'
import { deleteIsIdempotent, draftVersionField, notSignedIn, versionConflict, writeErrors } from '../fields.ts'
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

export const itemNotFound = { ITEM_NOT_FOUND: { status: 404, message: adminMessages.drafts.itemNotFound } } as const

const tags = ['Admin: drafts']

export const draftsContract = {
  get: oc
    .route({
      method: 'GET',
      path: '/admin/drafts/{entity}/{item_id}',
      operationId: 'admin_get_drafts',
      summary: 'The open draft and the autosave of one item',
      tags,
    })
    .errors(notSignedIn)
    .input(z.strictObject(item))
    .output(draftsSchema),
  saveDraft: oc
    .route({
      method: 'PUT',
      path: '/admin/drafts/{entity}/{item_id}/draft',
      operationId: 'admin_save_draft',
      summary: 'Save a draft beside the live version; the autosave is removed',
      description: 'Required fields may be blank, unless a publication is due: then the draft must be complete.',
      tags,
    })
    .errors({ ...writeErrors, ...itemNotFound, ...bodyRefused, ...versionConflict })
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
  autosave: oc
    .route({
      method: 'PUT',
      path: '/admin/drafts/{entity}/{item_id}/autosave',
      operationId: 'admin_autosave',
      summary: 'Store what a form holds, complete or not; no change is recorded for it',
      tags,
    })
    .errors({ ...writeErrors, ...itemNotFound })
    .input(z.strictObject({ ...item, body: draftBodySchema, base_version: timestampSchema.nullish() }))
    .output(z.object({ updated_at: timestampSchema })),
  discard: oc
    .route({
      method: 'DELETE',
      path: '/admin/drafts/{entity}/{item_id}/{kind}',
      operationId: 'admin_discard_draft',
      summary: 'Discard the draft or the autosave of an item; with a draft, its publication is cancelled',
      description: deleteIsIdempotent,
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ ...item, kind: z.enum(draftKinds) }))
    .output(z.object({ item_id: idSchema })),
}
