import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import { startDueJob, type DueJob } from './due-job.ts'
import { enquiryMail } from '../mail/enquiry-mail.ts'
import { claimMail, markFailed, markSent, untilNextMail } from '../mail/outbox.ts'
import { mailErrorCode, type SendMail } from '../mail/smtp.ts'

interface MailParts {
  db: Db
  log: Logger
  siteUrl: string
  send: SendMail
}

/** Sends what waits in the outbox, one mail after the other. Every node runs one: docs/decisions/0063. */
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
async function sendNext({ db, log, siteUrl, send }: MailParts): Promise<boolean> {
  const mail = await claimMail(db)
  if (!mail) return false
  const { id, attempts, enquiry } = mail
  const { reference } = enquiry
  try {
    await send(enquiryMail(enquiry, siteUrl), id)
  } catch (error) {
    const code = mailErrorCode(error)
    const isLast = await markFailed(db, id, code)
    log.warn({ event: 'mail-failed', reference, attempts, code, isLast }, 'mail-failed')
    return true
  }
  await markSent(db, id)
  log.info({ event: 'mail-sent', reference, attempts }, 'mail-sent')
  return true
}
