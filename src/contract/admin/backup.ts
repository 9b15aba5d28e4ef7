import { oc } from '@orpc/contract'
import { z } from 'zod'
import { timestampSchema } from '../fields.ts'
import { notSignedIn } from './fields.ts'

/**
 * `off`: none is set up; `starting`: the first restore point is being made; `running`: what is saved is at the target
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
  target: z.string().nullable().describe('where the backup lies, without credentials'),
  problem: z.string().nullable().describe('one sentence, while something is wrong'),
  saved_until: timestampSchema.nullable().describe('everything that was saved before is at the target'),
  point: z.object({ at: timestampSchema, bytes: z.int() }).nullable().describe('the newest restore point'),
  pictures: z.int().describe('of the newest restore point'),
  bytes: z.int().nullable().describe('of the whole target, as of the last night'),
  drill: drillSchema.nullable().describe('the last nightly restore that was tried out'),
})

export type BackupStatus = z.infer<typeof backupStatusSchema>

const tags = ['Admin: server']

export const backupContract = {
  status: oc
    .route({
      method: 'GET',
      path: '/admin/backup',
      operationId: 'admin_get_backup_status',
      summary: 'Whether everything is backed up, until when, and whether a restore works',
      tags,
    })
    .errors(notSignedIn)
    .output(backupStatusSchema),
  download: oc
    .route({
      method: 'GET',
      path: '/admin/backup/archive',
      operationId: 'admin_download_backup',
      summary: 'Database, pictures and secrets in one encrypted file',
      description: 'Sent while it is made. `npm run restore` reads it with the key of the backup.',
      outputStructure: 'detailed',
      tags,
    })
    .errors(notSignedIn)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream<Uint8Array>) })),
}

/** Where browsers download it. */
export const backupDownloadPath = '/api/admin/backup/archive'

/** Below the calls of sign-in, whose attempts are limited: a POST with `password`, answered with the key. */
export const backupKeyCall = '/backup-key'

export interface BackupKeyAnswer {
  key: string
}
