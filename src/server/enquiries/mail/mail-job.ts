import type { Logger } from 'pino'
import { createPasswordToken, passwordLink } from '../../platform/auth/password-links.ts'
import type { Db } from '../../platform/db/database.ts'
import { startDueJob, type DueJob } from '../../platform/jobs/due-job.ts'
import { enquiryMail, type Mail } from './enquiry-mail.ts'
import { claimMail, forgetMail, markFailed, markSent, untilNextMail, type ClaimedMail } from './outbox.ts'
import { mailErrorCode, type SendMail } from './smtp.ts'
import { passwordLinkHours } from '#contract/admin/first-run/password-links.ts'

interface MailParts {
  db: Db
  log: Logger
  siteUrl: string
  brand: () => Promise<string>
  /** Whom links to set the password go to. */
  adminEmail: string
  send: SendMail
}

/** Sends what waits in the outbox, one mail after the other. Every node runs one: docs/decisions/0062. */
export function startMailJob(parts: MailParts): DueJob {
  return startDueJob({
    runDue: async (isOpen) => {
      while (isOpen() && (await sendNext(parts)));
      return untilNextMail(parts.db)
    },
    failure: 'looking for mails failed',
    log: parts.log,
  })
}

/** @returns whether there was one. */
async function sendNext(parts: MailParts): Promise<boolean> {
  const { db, log, send } = parts
  const claimed = await claimMail(db)
  if (!claimed) return false
  const { id, attempts, enquiry } = claimed
  const about = enquiry ? { reference: enquiry.reference } : { about: 'password' }
  try {
    await send(await mailOf(parts, claimed), id)
  } catch (error) {
    const code = mailErrorCode(error)
    const isLast = await markFailed(db, id, code)
    log.warn({ event: 'mail-failed', ...about, attempts, code, isLast }, 'mail-failed')
    if (isLast && !enquiry) await forgetMail(db, id)
    return true
  }
  await (enquiry ? markSent(db, id) : forgetMail(db, id))
  log.info({ event: 'mail-sent', ...about, attempts }, 'mail-sent')
  return true
}

/** Each attempt gets a new link, since a link cannot be derived from its stored hash. */
async function mailOf({ db, siteUrl, brand, adminEmail }: MailParts, { enquiry }: ClaimedMail): Promise<Mail> {
  if (enquiry) return enquiryMail(enquiry, siteUrl)
  const link = passwordLink(siteUrl, await createPasswordToken(db))
  return passwordMail({ to: adminEmail, brand: await brand(), link })
}

/** @param link to set the password, once. */
function passwordMail({ to, brand, link }: { to: string; brand: string; link: string }): Mail {
  const lines = [
    `Someone asked for a link to set the password of the back office of ${brand}.`,
    '',
    link,
    '',
    `It can be used once, within ${passwordLinkHours} hours. If it was not you, do nothing: the current`,
    'password stays as it is.',
    '',
  ]
  return { to, subject: `${brand}: set your password`, text: lines.join('\n'), replyTo: null }
}
