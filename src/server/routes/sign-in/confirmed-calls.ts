import { accountCalls } from '#contract/admin/installation/account.ts'
import { backupMessages } from '#contract/admin/backup/backup-messages.ts'
import { backupPlaceCalls, placeEvents, typedPlaceSchema } from '#contract/admin/backup/backup-place.ts'
import { backupKeyCall, backupRestoreCall, restoreEvent } from '#contract/admin/backup/backup.ts'
import { mailCalls } from '#contract/admin/installation/mail.ts'
import type { MailAccess } from '#server/platform/access/mail-access.ts'
import type { Auth } from '#server/platform/auth/auth.ts'
import type { AdminIdentity } from '#server/platform/auth/visitor.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import { adminAuthor } from '#server/api/admin-procedure.ts'
import type { OwnersBackup } from '#server/api/context.ts'
import type { ApiError } from '../../platform/http/responses/api-errors.ts'
import {
  accountState,
  prepareEmailChange,
  prepareSheet,
  prepareSheetRemoval,
  type AccountParts,
} from './account-calls.ts'
import { mailActions } from './mail-calls.ts'
import type { RestoreRuns } from '../../platform/http/restores/restore-runs.ts'

interface ConfirmedParts extends AccountParts {
  backup: OwnersBackup
  restores: RestoreRuns
  mail: MailAccess
  brand: () => Promise<string>
}

type Body = Record<string, unknown>

interface ConfirmedCall {
  /** Whether the code of the second factor is also required. */
  needsCode: boolean
  answer: () => Promise<object>
  /** Runs once the attempt is settled. */
  afterwards?: () => void
}

type PrepareCall = (parts: ConfirmedParts, admin: AdminIdentity, body: Body) => Promise<ConfirmedCall | ApiError>

const running: ApiError = { code: 'RESTORE_RUNNING', status: 409, message: backupMessages.running }
const away: ApiError = { code: 'BACKUP_AWAY', status: 503, message: backupMessages.away }
const placeInvalid: ApiError = { code: 'PLACE_INVALID', status: 400, message: backupMessages.placeInvalid }
const pointNotFound: ApiError = { code: 'POINT_NOT_FOUND', status: 404, message: backupMessages.pointNotFound }

/** Calls of ours that the admin confirms with the password. A refusal is returned before an attempt is counted. */
export const confirmedCalls: Record<string, PrepareCall> = {
  [backupKeyCall]: async ({ backup }) => ({ needsCode: false, answer: async () => ({ key: await backup.key() }) }),
  [backupRestoreCall]: prepareRestore,
  [accountCalls.changeEmail]: prepareEmailChange,
  [accountCalls.makeSheet]: prepareSheet,
  [accountCalls.removeSheet]: prepareSheetRemoval,
  ...mailActions,
  [backupPlaceCalls.try]: preparePlace('try'),
  [backupPlaceCalls.save]: preparePlace('save'),
  [backupPlaceCalls.remove]: async ({ backup, restores, db }, admin) => {
    if (restores.isRunning()) return running
    return {
      needsCode: false,
      async answer() {
        await backup.setup.remove()
        await recordEvent(db, adminAuthor(admin, placeEvents.remove))
        return {}
      },
    }
  },
}

/** What the admin reads beside them. */
export const ownStates: Record<string, (parts: ConfirmedParts) => Promise<object>> = {
  [accountCalls.state]: accountState,
  [mailCalls.state]: ({ mail }) => mail.state(),
}

/** Tries a place for backups, or stores it. */
function preparePlace(step: 'try' | 'save'): PrepareCall {
  return async ({ backup, restores, db }, admin, body) => {
    const typed = typedPlaceSchema.safeParse(body)
    if (!typed.success) return placeInvalid
    if (restores.isRunning()) return running
    return {
      needsCode: false,
      async answer() {
        const answer = await backup.setup[step](typed.data)
        if (step === 'save' && answer.problem === null) await recordEvent(db, adminAuthor(admin, placeEvents.save))
        return answer
      },
    }
  }
}

async function prepareRestore(
  { backup, restores, db }: ConfirmedParts,
  { twoFactorEnabled, session }: AdminIdentity,
  body: Body,
): Promise<ConfirmedCall | ApiError> {
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
  return {
    needsCode: twoFactorEnabled,
    answer: async () => ({ restore: restore.id }),
    afterwards: restore.start,
  }
}

/** @returns the answer of the call, or what Better Auth answers to a wrong password or code. */
export async function confirm({ api }: Auth, headers: Headers, body: Body, call: ConfirmedCall): Promise<Response> {
  const [password, code] = [textOf(body.password), textOf(body.code).trim()]
  const checked = await api.verifyPassword({ body: { password }, headers, asResponse: true })
  if (!checked.ok) return checked
  if (call.needsCode) {
    const verify = /^\d{6}$/.test(code) ? api.verifyTOTP : api.verifyBackupCode
    const verified = await verify({ body: { code }, headers, asResponse: true })
    if (!verified.ok) return verified
  }
  return Response.json(await call.answer())
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
