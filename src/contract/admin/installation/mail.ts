import { z } from 'zod'
import { cleanText, tooLong } from '../../fields.ts'

/** Calls that are confirmed with the password. */
export const mailCalls = {
  /** GET. */
  state: '/mail/state',
  /** POST `TypedMail`. */
  save: '/mail/save',
  /** POST `TypedMail`: sends a mail to the sign-in address. Answers `TriedMail`. */
  try: '/mail/try',
  /** POST. */
  remove: '/mail/remove',
} as const

const limits = { host: 253, user: 320, password: 500, address: 320 } as const

export const mailMessages = {
  host: 'Type the name of the mail server, such as smtp.example.com',
  port: 'Type a port from 1 to 65535; usual are 587 and 465',
  address: 'Type an email address',
  passwordNeeded: 'Type the password of the mail server again, because server, port or user changed',
  saved: 'Mail set up',
  removed: 'Mail switched off',
  fixed: 'The mail server is set by the variable SMTP_URL',
  unreadable: 'The saved password cannot be read, because the secret of this installation changed. Type it again.',
} as const

const text = (max: number) => cleanText(z.string().trim().max(max, tooLong(max)))
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), z.null(), schema])

/** A new line in an address would begin another header. */
const address = cleanText(z.email(mailMessages.address).max(limits.address, tooLong(limits.address)))

export const typedMailSchema = z.strictObject({
  host: text(limits.host).regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i, mailMessages.host),
  port: z.coerce
    .number(mailMessages.port)
    .int(mailMessages.port)
    .min(1, mailMessages.port)
    .max(65_535, mailMessages.port),
  user: orNull(text(limits.user)),
  password: orNull(text(limits.password)).describe('null: the stored one, for the same server, port and user'),
  from: address,
  to: orNull(address).describe('null: the sign-in address'),
})

export type TypedMail = z.output<typeof typedMailSchema>

export interface MailAccessState {
  /** `unreadable`: saved with another secret of the installation. */
  source: 'none' | 'saved' | 'variables' | 'unreadable'
  server: { host: string; port: number; user: string | null; has_password: boolean } | null
  from: string | null
  to: string | null
}

/** `code` is that of the failure, such as 'EAUTH 535'. */
export type TriedMail = { sent: true; to: string } | { sent: false; code: string }

const advice: [pattern: RegExp, text: string][] = [
  [
    /^EAUTH/,
    'The server refused user or password. Gmail, Outlook and others need an app password instead of your own.',
  ],
  [/^(EDNS|ENOTFOUND)/, 'There is no server with this name. Check its spelling.'],
  [/^(ESOCKET|ECONN|ETIMEDOUT|ETLS)/, 'No encrypted connection at this port was possible. Usual are 587 and 465.'],
  [/^EENVELOPE/, 'The server refused the sender or the recipient. The sender is usually the address of the mailbox.'],
]

/** @returns what the owner can do about a failed mail. */
export function mailAdvice(code: string): string {
  return (
    advice.find(([pattern]) => pattern.test(code))?.[1] ??
    'The mail was not sent. Ask your mail provider with the code below.'
  )
}
