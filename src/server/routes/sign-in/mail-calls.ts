import { randomUUID } from 'node:crypto'
import {
  mailCalls,
  mailMessages,
  typedMailSchema,
  type TriedMail,
  type TypedMail,
} from '#contract/admin/installation/mail.ts'
import { mailErrorCode, smtpSender } from '#server/enquiries/mail/smtp.ts'
import { adminEmail } from '#server/platform/auth/admin-email.ts'
import { settingsOf, type MailAccess } from '#server/platform/access/mail-access.ts'
import type { ApiError } from '../../platform/http/responses/api-errors.ts'
import type { Body, ConfirmedCall, SignInParts } from './sign-in-parts.ts'

const fixed: ApiError = { code: 'MAIL_FIXED', status: 409, message: mailMessages.fixed }
const passwordNeeded: ApiError = { code: 'MAIL_PASSWORD_NEEDED', status: 400, message: mailMessages.passwordNeeded }

/** Mail set up in the browser: docs/decisions/0076. */
export const confirmedMailCalls: Record<string, ConfirmedCall> = {
  [mailCalls.save]: {
    event: 'mail-set-up',
    async prepare({ mail, onMail }, _admin, body) {
      const typed = await typedIn(mail, body)
      if ('code' in typed) return typed
      const answer = async () => {
        await mail.save(typed)
        onMail()
        return mail.state()
      }
      return { answer }
    },
  },
  [mailCalls.try]: {
    event: 'mail-tried',
    async prepare(parts, _admin, body) {
      const typed = await typedIn(parts.mail, body)
      return 'code' in typed ? typed : { answer: () => sendTest(parts, typed) }
    },
  },
  [mailCalls.remove]: {
    event: 'mail-switched-off',
    async prepare({ mail }) {
      if (mail.isFixed) return fixed
      const answer = async () => {
        await mail.remove()
        return mail.state()
      }
      return { answer }
    },
  },
}

async function typedIn(mail: MailAccess, body: Body): Promise<TypedMail | ApiError> {
  if (mail.isFixed) return fixed
  const parsed = typedMailSchema.safeParse(body.mail)
  if (!parsed.success) return { code: 'BAD_REQUEST', status: 400, message: parsed.error.issues[0]!.message }
  return (await mail.completed(parsed.data)) ?? passwordNeeded
}

/** Answers of the mail server are not passed on: they would let this program probe other machines. */
async function sendTest({ db, brand }: SignInParts, typed: TypedMail): Promise<TriedMail> {
  const to = await adminEmail(db)
  const name = await brand()
  const lines = [`This is the test that you asked for in the back office of ${name}.`, '', 'Mails arrive.', '']
  try {
    const send = smtpSender(settingsOf(typed), () => adminEmail(db))
    await send({ to, subject: `${name}: mails arrive`, text: lines.join('\n'), replyTo: null }, randomUUID())
    return { sent: true, to }
  } catch (error) {
    return { sent: false, code: mailErrorCode(error) }
  }
}
