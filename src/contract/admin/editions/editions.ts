import { oc } from '@orpc/contract'
import { z } from 'zod'
import { deleteIsIdempotent, draftVersionField, notSignedIn, versionConflict, writeErrors } from '../fields.ts'
import { idSchema, timestampSchema } from '../../fields.ts'
import { formBodySchema } from '../../http/form-body.ts'
import { adminMessages } from '../../messages.ts'

/** Nouns whose things have a form that can keep a draft beside what is live. */
export const editionNouns = ['trips', 'blogs', 'categories'] as const
export type EditionNoun = (typeof editionNouns)[number]

/**
 * `draft`: saved by 'Save draft', at most one for a thing. `autosave`: what a form held when nobody had saved it yet.
 */
export const editionKinds = ['draft', 'autosave'] as const
export type EditionKind = (typeof editionKinds)[number]

/** Characters of a body as JSON: the largest complete story with room for escapes. */
export const editionLength = 600_000

/** Values by field. Of a draft the fields of the noun's `*_data`, of an autosave those of its form. */
export const editionBodySchema = formBodySchema(editionLength, adminMessages.editions.tooLong)

export type EditionBody = z.infer<typeof editionBodySchema>

/** What else there is of a thing in a list. */
export const plannedSchema = z.object({
  changed: z.boolean().describe('an open draft is kept beside the live version'),
  publish_at: timestampSchema.nullable(),
  unpublish_at: timestampSchema.nullable(),
  failure: z.string().nullable().describe('why something could not be done when it was due'),
})

export type Planned = z.infer<typeof plannedSchema>

/** Filters of lists by it. */
export const plannedStates = ['changed', 'scheduled'] as const
export type PlannedState = (typeof plannedStates)[number]

const editionSchema = z.object({
  id: idSchema,
  body: editionBodySchema,
  base_version: timestampSchema.nullable().describe('updated_at of the live version that it was made from'),
  updated_at: timestampSchema,
})

export type Edition = z.infer<typeof editionSchema>

/** What is kept of one thing besides its live version. */
export const editionsSchema = z.object({
  draft: editionSchema.nullable(),
  autosave: editionSchema.nullable(),
})

export type Editions = z.infer<typeof editionsSchema>

const thing = { noun: z.enum(editionNouns), item_id: idSchema }

/** Issues of a body, with paths that begin at `body`, as those of a refused input. */
export const bodyRefused = {
  BODY_REFUSED: {
    status: 422,
    message: adminMessages.editions.refused,
    data: z.object({
      issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
    }),
  },
} as const

export const itemNotFound = { ITEM_NOT_FOUND: { status: 404, message: adminMessages.editions.itemNotFound } } as const

const tags = ['Admin: drafts']

export const editionsContract = {
  get: oc
    .route({
      method: 'GET',
      path: '/admin/editions/{noun}/{item_id}',
      operationId: 'admin_get_editions',
      summary: 'The open draft and the autosave of one thing',
      tags,
    })
    .errors(notSignedIn)
    .input(z.strictObject(thing))
    .output(editionsSchema),
  saveDraft: oc
    .route({
      method: 'PUT',
      path: '/admin/editions/{noun}/{item_id}/draft',
      operationId: 'admin_save_draft',
      summary: 'Keep a draft beside the live version; its autosave is removed',
      description: 'Required fields may be blank, unless a publication is due: then the draft must be complete.',
      tags,
    })
    .errors({ ...writeErrors, ...itemNotFound, ...bodyRefused, ...versionConflict })
    .input(
      z.strictObject({
        ...thing,
        body: editionBodySchema,
        base_version: timestampSchema.nullish(),
        ...draftVersionField,
        overwrite: z.boolean().optional().describe('save over a newer draft'),
      }),
    )
    .output(z.object({ id: idSchema, updated_at: timestampSchema })),
  autosave: oc
    .route({
      method: 'PUT',
      path: '/admin/editions/{noun}/{item_id}/autosave',
      operationId: 'admin_autosave',
      summary: 'Keep what a form holds, complete or not; no change is recorded for it',
      tags,
    })
    .errors({ ...writeErrors, ...itemNotFound })
    .input(z.strictObject({ ...thing, body: editionBodySchema, base_version: timestampSchema.nullish() }))
    .output(z.object({ id: idSchema, updated_at: timestampSchema })),
  discard: oc
    .route({
      method: 'DELETE',
      path: '/admin/editions/{edition_id}',
      operationId: 'admin_discard_edition',
      summary: 'Discard a draft or an autosave; a publication that names it is cancelled',
      description: deleteIsIdempotent,
      tags,
    })
    .errors(writeErrors)
    .input(z.strictObject({ edition_id: idSchema }))
    .output(z.object({ id: idSchema })),
}
