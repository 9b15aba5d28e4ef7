import type { Logger } from 'pino'
import type { OwnersBackup } from '#server/api/context.ts'
import type { MailAccess } from '#server/platform/access/mail-access.ts'
import type { LazyAuth } from '#server/platform/auth/lazy-auth.ts'
import type { AdminIdentity } from '#server/platform/auth/visitor.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ApiError } from '../../platform/http/responses/api-errors.ts'
import type { RestoreRuns } from '../../platform/http/restores/restore-runs.ts'

/** What the calls below `/api/auth` need. */
export interface SignInParts {
  auth: LazyAuth
  backup: OwnersBackup
  restores: RestoreRuns
  db: Db
  config: Config
  brand: () => Promise<string>
  log: Logger
  /** The secret of sessions. */
  secret: string
  mail: MailAccess
  /** A mail waits to be sent. */
  onMail: () => void
}

export type Body = Record<string, unknown>

export interface Prepared {
  answer: () => Promise<object>
  /** Runs once the attempt is settled. */
  afterwards?: () => void
}

/** A call of ours that the admin confirms with the password. */
export interface ConfirmedCall {
  /** Recorded after the call. */
  event?: string
  /** Whether the code of the second factor is also required, where that is on. */
  asksCode?: boolean
  /** A refusal is returned before an attempt is counted. */
  prepare: (parts: SignInParts, admin: AdminIdentity, body: Body) => Promise<Prepared | ApiError>
}
