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
import type { Db } from '#server/platform/db/database.ts'
import { settingsOf, type MailAccess } from '#server/platform/access/mail-access.ts'
import type { ApiError } from '../../platform/http/responses/api-errors.ts'

interface MailParts {
  db: Db
  mail: MailAccess
  brand: () => Promise<string>
  /** Mails that wait may be sent now. */
  onMail: () => void
}

type Body = Record<string, unknown>

type Prepared = { needsCode: boolean; answer: () => Promise<object> } | ApiError

const fixed: ApiError = { code: 'MAIL_FIXED', status: 409, message: mailMessages.fixed }
const passwordNeeded: ApiError = { code: 'MAIL_PASSWORD_NEEDED', status: 400, message: mailMessages.passwordNeeded }

/** Mail set up in the browser: docs/decisions/0076. */
export const mailActions = {
  [mailCalls.save]: async (parts: MailParts, _admin: unknown, body: Body): Promise<Prepared> => {
    const typed = await typedIn(parts, body)
    if ('code' in typed) return typed
    const answer = async () => {
      await parts.mail.save(typed)
      parts.onMail()
      return parts.mail.state()
    }
    return { needsCode: false, answer }
  },
  [mailCalls.try]: async (parts: MailParts, _admin: unknown, body: Body): Promise<Prepared> => {
    const typed = await typedIn(parts, body)
    return 'code' in typed ? typed : { needsCode: false, answer: () => sendTest(parts, typed) }
  },
  [mailCalls.remove]: async ({ mail }: MailParts): Promise<Prepared> => {
    if (mail.isFixed) return fixed
    const answer = async () => {
      await mail.remove()
      return mail.state()
    }
    return { needsCode: false, answer }
  },
}

async function typedIn({ mail }: MailParts, body: Body): Promise<TypedMail | ApiError> {
  if (mail.isFixed) return fixed
  const parsed = typedMailSchema.safeParse(body.mail)
  if (!parsed.success) return { code: 'BAD_REQUEST', status: 400, message: parsed.error.issues[0]!.message }
  return (await mail.completed(parsed.data)) ?? passwordNeeded
}

/** Answers of the mail server are not passed on: they would let this program probe other machines. */
async function sendTest({ db, brand }: MailParts, typed: TypedMail): Promise<TriedMail> {
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
