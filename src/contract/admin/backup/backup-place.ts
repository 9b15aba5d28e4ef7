import { z } from 'zod'
import { timestampSchema } from '../../fields.ts'
import { bucketPlaceSchema, folderPlaceSchema } from './first-restore.ts'

/** Body of the calls below, beside `password`. An empty secret is the stored one, for the same endpoint and key ID. */
export const typedPlaceSchema = z.discriminatedUnion('kind', [
  folderPlaceSchema,
  bucketPlaceSchema.extend({ secret_access_key: bucketPlaceSchema.shape.prefix }),
])
export type TypedPlace = z.infer<typeof typedPlaceSchema>

const shownPlaceSchema = z.discriminatedUnion('kind', [
  folderPlaceSchema,
  bucketPlaceSchema.omit({ secret_access_key: true }),
])

export const backupSetupSchema = z.object({
  variable: z.literal('BACKUP_URL').nullable().describe('sets the place instead of this screen'),
  needs_key: z.boolean().describe('nodes with a database of their own server need BACKUP_KEY first'),
  state: z.enum(['missing', 'unreadable', 'set']).describe('unreadable: stored with another session secret'),
  place: shownPlaceSchema.nullable(),
  downloaded_at: timestampSchema.nullable().describe("when 'Download everything' was last used"),
})
export type BackupSetup = z.infer<typeof backupSetupSchema>

/** Below the calls of sign-in, whose attempts are limited: POST with `password` and a typed place, answered with `TriedPlace`. */
export const backupPlaceCalls = {
  try: '/backup-place-try',
  save: '/backup-place-save',
  remove: '/backup-place-remove',
} as const

/** In the activity. */
export const placeEvents = { save: 'backup.place', remove: 'backup.place-removed' } as const

export interface TriedPlace {
  /** One sentence; nothing was changed then. */
  problem: string | null
  /** Whether the place is on the disk that has the data. */
  same_disk: boolean
  /** Key of the backups, once the place is saved. */
  key: string | null
}
