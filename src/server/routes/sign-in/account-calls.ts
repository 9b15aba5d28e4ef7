import { z } from 'zod'
import {
  accountCalls,
  type AccountState,
  type ChangedEmail,
  type EmergencySheetAnswer,
} from '#contract/admin/installation/account.ts'
import { adminMessages } from '#contract/messages.ts'
import { storeEmailChangeMails } from '#server/enquiries/mail/outbox.ts'
import { changeAccount } from '#server/platform/auth/admin-account.ts'
import { changeEmail, firstEmail } from '#server/platform/auth/admin-email.ts'
import { beginEmailChange, pendingEmailChange } from '#server/platform/auth/recovery/email-change.ts'
import {
  emergencyCodeMadeAt,
  makeEmergencyCode,
  removeEmergencyCode,
} from '#server/platform/auth/recovery/emergency-code.ts'
import type { AdminIdentity } from '#server/platform/auth/visitor.ts'
import { recordEvent } from '#server/platform/db/writes/operations.ts'
import type { ApiError } from '../../platform/http/responses/api-errors.ts'
import type { Body, ConfirmedCall, SignInParts } from './sign-in-parts.ts'

const { passwordLink } = adminMessages
const invalid: ApiError = { code: 'INVALID_EMAIL', status: 400, message: passwordLink.email }
const same: ApiError = { code: 'INVALID_EMAIL', status: 400, message: passwordLink.sameEmail }
const fixed: ApiError = { code: 'EMAIL_FIXED', status: 409, message: passwordLink.fixedEmail }

/** A typed sign-in address. */
export const emailSchema = z
  .string()
  .transform((typed) => typed.trim().toLowerCase())
  .pipe(z.email().max(320))

export async function accountState({ db, config }: SignInParts): Promise<AccountState> {
  return {
    email_fixed: config.admin.email !== null,
    pending_email: (await pendingEmailChange(db))?.email ?? null,
    sheet_made_at: (await emergencyCodeMadeAt(db))?.toISOString() ?? null,
  }
}

export const confirmedAccountCalls: Record<string, ConfirmedCall> = {
  // The result decides on its event.
  [accountCalls.changeEmail]: { asksCode: true, prepare: prepareEmailChange },
  [accountCalls.makeSheet]: {
    event: 'emergency-sheet-made',
    asksCode: true,
    async prepare({ db }) {
      const answer = async (): Promise<EmergencySheetAnswer> => ({
        code: await makeEmergencyCode(db),
        made_at: new Date().toISOString(),
      })
      return { answer }
    },
  },
  [accountCalls.removeSheet]: {
    event: 'emergency-sheet-removed',
    asksCode: true,
    async prepare({ db }) {
      const answer = async () => {
        await removeEmergencyCode(db)
        return {}
      }
      return { answer }
    },
  },
}

/** Without mail the address changes at once, and so does the first value, whose mailbox belongs to no owner. */
async function prepareEmailChange(
  { db, config, log, mail, onMail }: SignInParts,
  { email: former, session }: AdminIdentity,
  body: Body,
) {
  if (config.admin.email !== null) return fixed
  const { data: email } = emailSchema.safeParse(body.email)
  if (email === undefined) return invalid
  if (email === former) return same
  const pending = former !== firstEmail && (await mail.current()) !== null
  const answer = async (): Promise<ChangedEmail> => {
    await changeAccount(db, async (tx) => {
      if (!pending) return changeEmail(tx, email, session.id)
      await beginEmailChange(tx, email, session.id)
      await storeEmailChangeMails(tx)
    })
    const event = pending ? 'email-change-asked' : 'email-changed'
    log.info({ event, session: session.id }, event)
    await recordEvent(db, { author: 'admin', operation: event, session: session.id })
    if (pending) onMail()
    return { pending }
  }
  return { answer }
}
