import { createTransport, type Transporter } from 'nodemailer'
import type { MailSettings } from '../../platform/config/mail-settings.ts'
import type { MailAccess } from '../../platform/access/mail-access.ts'
import type { Mail } from './enquiry-mail.ts'

/** Milliseconds: for each step of the conversation, and for all of it. */
const times = { step: 10_000, all: 40_000 }

/** Sends a mail. @param id its own id, the same each time it is sent. @throws what the mail server or the network says. */
export type SendMail = (mail: Mail, id: string) => Promise<void>

/** One connection for each mail: there are few of them. @param owner the sign-in address, for mails without another. */
export function smtpSender(settings: MailSettings, owner: () => Promise<string>): SendMail {
  const { from, to } = settings
  return async ({ to: other, subject, text, replyTo }, id) => {
    const messageId = `<${id}@${from.split('@')[1]}>`
    const mail = { from, to: other ?? to ?? (await owner()), subject, text, messageId, ...(replyTo && { replyTo }) }
    return withTransport(settings, (transport) => transport.sendMail(mail))
  }
}

/** @returns null while no mail server is set up. */
export function mailSender(access: Pick<MailAccess, 'current'>, owner: () => Promise<string>) {
  return async (): Promise<SendMail | null> => {
    const settings = await access.current()
    return settings && smtpSender(settings, owner)
  }
}

/** Connects and signs in, without sending anything. @throws what the mail server or the network says. */
export function verifyMailServer(settings: MailSettings): Promise<void> {
  return withTransport(settings, (transport) => transport.verify())
}

async function withTransport({ url }: MailSettings, use: (transport: Transporter) => Promise<unknown>): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: times.step,
    greetingTimeout: times.step,
    socketTimeout: times.step,
    // A mail is made of texts alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const giveUp = setTimeout(() => transport.close(), times.all)
  try {
    await use(transport)
  } finally {
    clearTimeout(giveUp)
    transport.close()
  }
}

/** @returns the code of a failure; messages of mail servers may quote the mail. */
export function mailErrorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  const parts = [code, responseCode].filter((each) => /^[A-Z\d_]{1,40}$/.test(String(each ?? '')))
  return parts.join(' ') || 'UNKNOWN'
}
