import { createTransport } from 'nodemailer'
import type { MailSettings } from '../mail-settings.ts'
import type { Mail } from './enquiry-mail.ts'

/** Milliseconds: for each step of the conversation, and for all of it. */
const times = { step: 10_000, all: 40_000 }

/** Sends a mail. @param id its own id, the same each time it is sent. @throws what the mail server or the network says. */
export type SendMail = (mail: Mail, id: string) => Promise<void>

/** One connection for each mail: there are few of them. */
export function smtpSender({ url, from, to }: MailSettings): SendMail {
  return async ({ to: other, subject, text, replyTo }, id) => {
    const transport = createTransport({
      url,
      connectionTimeout: times.step,
      greetingTimeout: times.step,
      socketTimeout: times.step,
      // A mail is made of texts alone.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const messageId = `<${id}@${from.split('@')[1]}>`
    const giveUp = setTimeout(() => transport.close(), times.all)
    try {
      await transport.sendMail({ from, to: other ?? to, subject, text, messageId, ...(replyTo && { replyTo }) })
    } finally {
      clearTimeout(giveUp)
      transport.close()
    }
  }
}

/** @returns the code of a failure; messages of mail servers may quote the mail. */
export function mailErrorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  const parts = [code, responseCode].filter((each) => /^[A-Z\d_]{1,40}$/.test(String(each ?? '')))
  return parts.join(' ') || 'UNKNOWN'
}
