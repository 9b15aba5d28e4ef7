import type { Config } from '#server/platform/config/config.ts'
import { mailErrorCode, verifyMailServer } from '#server/enquiries/mail/smtp.ts'
import { failed, ok, warning, type Found } from './finding.ts'

export async function checkMail({ mail }: Config): Promise<Found[]> {
  if (!mail) {
    return [warning('SMTP_URL is not set: enquiries are in the back office alone', 'Set SMTP_URL and MAIL_FROM.')]
  }
  const { hostname } = new URL(mail.url)
  try {
    await verifyMailServer(mail)
    return [ok(`${hostname} accepts the sign-in`)]
  } catch (error) {
    const advice = 'Look at host, port, user and password in SMTP_URL; smtps:// is for port 465.'
    return [failed(`${hostname} does not accept mails (${mailErrorCode(error)})`, advice)]
  }
}
