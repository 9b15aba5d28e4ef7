import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { backupPlaceCalls, placeEvents, typedPlaceSchema } from '#contract/admin/backup/backup-place.ts'
import { backupKeyCall, backupRestoreCall, restoreEvent } from '#contract/admin/backup/backup.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import { adminAuthor } from '#server/api/admin-procedure.ts'
import type { ApiError } from '../../platform/http/responses/api-errors.ts'
import type { ConfirmedCall } from './sign-in-parts.ts'

const running: ApiError = { code: 'RESTORE_RUNNING', status: 409, message: backupMessages.running }
const away: ApiError = { code: 'BACKUP_AWAY', status: 503, message: backupMessages.away }
const placeInvalid: ApiError = { code: 'PLACE_INVALID', status: 400, message: backupMessages.placeInvalid }
const pointNotFound: ApiError = { code: 'POINT_NOT_FOUND', status: 404, message: backupMessages.pointNotFound }

export const confirmedBackupCalls: Record<string, ConfirmedCall> = {
  [backupKeyCall]: {
    event: 'backup-key-shown',
    prepare: async ({ backup }) => ({ answer: async () => ({ key: await backup.key() }) }),
  },
  [backupRestoreCall]: { event: 'restore-begun', asksCode: true, prepare: prepareRestore },
  [backupPlaceCalls.try]: { prepare: preparePlace('try') },
  [backupPlaceCalls.save]: { prepare: preparePlace('save') },
  [backupPlaceCalls.remove]: {
    async prepare({ backup, restores, db }, admin) {
      if (restores.isRunning()) return running
      const answer = async () => {
        await backup.setup.remove()
        await recordEvent(db, adminAuthor(admin, placeEvents.remove))
        return {}
      }
      return { answer }
    },
  },
}

/** Tries a place for backups, or stores it. */
function preparePlace(step: 'try' | 'save'): ConfirmedCall['prepare'] {
  return async ({ backup, restores, db }, admin, body) => {
    const typed = typedPlaceSchema.safeParse(body)
    if (!typed.success) return placeInvalid
    if (restores.isRunning()) return running
    const answer = async () => {
      const tried = await backup.setup[step](typed.data)
      if (step === 'save' && tried.problem === null) await recordEvent(db, adminAuthor(admin, placeEvents.save))
      return tried
    }
    return { answer }
  }
}

async function prepareRestore(...[{ backup, restores, db }, { session }, body]: Parameters<ConfirmedCall['prepare']>) {
  if (restores.isRunning()) return running
  const points = await backup.points().catch(() => null)
  if (!points) return away
  const point = points.find(({ id }) => id === body.point)
  if (!point) return pointNotFound
  const restore = restores.prepare({
    at: point.at,
    work: (onProgress) => backup.restore(point.id, onProgress),
    async afterwards({ former }) {
      const details = { restored_to: new Date(point.at).toISOString(), undo: former.id }
      await recordEvent(db, { author: 'admin', operation: restoreEvent, session: session.id }, details)
    },
    reopens: false,
  })
  return { answer: async () => ({ restore: restore.id }), afterwards: restore.start }
}
