import { z } from 'zod'
import { restoreLimits } from './restores.ts'

/** Inputs of the calls of `firstRestorePaths`. */
const text = z.string().max(restoreLimits.field)

export const partSchema = z.object({
  offset: z.coerce.number().int().min(0),
  part: z.instanceof(File).refine(({ size }) => size <= restoreLimits.part),
})

export const folderPlaceSchema = z.object({ kind: z.literal('folder'), folder: text.regex(/^\/[^\0]+$/) })

export const bucketPlaceSchema = z.object({
  kind: z.literal('bucket'),
  bucket: text,
  prefix: text,
  endpoint: text,
  region: text,
  access_key_id: text.min(1),
  secret_access_key: text.min(1),
})

export const openSourceSchema = z.object({
  key: text.describe('empty for a file that is not encrypted'),
  from: z.discriminatedUnion('kind', [z.object({ kind: z.literal('file') }), folderPlaceSchema, bucketPlaceSchema]),
})
export type OpenSource = z.infer<typeof openSourceSchema>

export const beginRestoreSchema = z.object({ source: text, point: text })
export type BeginRestore = z.infer<typeof beginRestoreSchema>
