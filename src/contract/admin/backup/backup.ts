import { z } from 'zod'
import { timestampSchema } from '../../fields.ts'
import { backupMessages } from './backup-messages.ts'
import { backupSetupSchema } from './backup-place.ts'
import { changedEntities } from '../changes/changes.ts'
import { adminCalls } from '../calls.ts'
import { fileSchema } from '../fields.ts'

/**
 * `off`: none is set up; `starting`: the first restore point is being made; `running`: changes are at the target
 * within a minute; `away`: the target does not answer or refuses; `in_use`: another program writes there.
 */
export const backupStates = ['off', 'starting', 'running', 'away', 'in_use'] as const

const drillSchema = z.object({
  at: timestampSchema,
  passed: z.boolean(),
  message: z.string(),
  seconds: z.number(),
})

export const backupStatusSchema = z.object({
  state: z.enum(backupStates),
  target: z.string().nullable().describe('where the backup is, without credentials'),
  problem: z.string().nullable().describe('one sentence, while something is wrong'),
  saved_until: timestampSchema.nullable().describe('everything that was saved before is at the target'),
  point: z.object({ at: timestampSchema, bytes: z.int() }).nullable().describe('the newest restore point'),
  pictures: z.int().describe('of the newest restore point'),
  bytes: z.int().nullable().describe('of the whole target, as of the last night'),
  drill: drillSchema.nullable().describe('the last nightly test of a restore'),
})

export type BackupStatus = z.infer<typeof backupStatusSchema>

const restorePointSchema = z.object({
  id: z.string(),
  at: timestampSchema.describe('the moment that a restore brings back'),
  bytes: z.int().describe('of a download of this moment'),
  changed: z
    .array(z.object({ entity: z.enum(changedEntities), count: z.int() }))
    .describe('how many items changed since'),
})

export type RestorePoint = z.infer<typeof restorePointSchema>

const lastRestoreSchema = z.object({
  at: timestampSchema.describe('when it ended'),
  restored_to: timestampSchema,
  undo: restorePointSchema
    .pick({ id: true, at: true })
    .nullable()
    .describe('the point made before it, if it still exists'),
})

export type LastRestore = z.infer<typeof lastRestoreSchema>

/** Restore points per page. */
export const restorePointsPerPage = 30

const calls = adminCalls('Admin: server')

export const backupContract = {
  status: calls
    .get(
      '/admin/backup',
      'admin_get_backup_status',
      'Whether everything is backed up, until when, and whether a restore works',
    )
    .output(backupStatusSchema),
  setup: calls
    .get(
      '/admin/backup/setup',
      'admin_get_backup_setup',
      'Where everything is backed up to, without secrets, and what sets it',
    )
    .output(backupSetupSchema),
  points: calls
    .get(
      '/admin/backup/points',
      'admin_list_restore_points',
      'Moments that can be restored, the latest first, and what changed since each of them',
    )
    .errors({ BACKUP_AWAY: { status: 503, message: backupMessages.away } })
    .input(z.strictObject({ before: timestampSchema.optional().describe('only points older than this') }).optional())
    .output(
      z.object({
        points: z.array(restorePointSchema),
        more: z.boolean().describe('whether there are older ones'),
        last_restore: lastRestoreSchema.nullable(),
      }),
    ),
  download: calls
    .get('/admin/backup/archive', 'admin_download_backup', 'Database, pictures and secrets in one encrypted file')
    .route({
      description: 'Sent while it is made. `npm run restore` reads it with the key of the backup.',
      outputStructure: 'detailed',
    })
    .output(fileSchema),
}

/** Where browsers download it. */
export const backupDownloadPath = '/api/admin/backup/archive'

/** Below the calls of sign-in, whose attempts are limited: a POST with `password`, answered with the key. */
export const backupKeyCall = '/backup-key'

/** The same with `point` and, where two-factor sign-in is on, `code`; answered with `BegunRestore`. */
export const backupRestoreCall = '/backup-restore'

/** In the activity: what `last_restore` is read from. */
export const restoreEvent = 'backup.restore'
export const downloadEvent = 'backup.download'

export interface BackupKeyAnswer {
  key: string
}
