import type { Logger } from 'pino'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { adminEmail } from '../../platform/auth/admin-email.ts'
import { createEmailToken } from '../../platform/auth/recovery/email-change.ts'
import { createPasswordToken, passwordLink } from '../../platform/auth/recovery/password-links.ts'
import type { Db } from '../../platform/db/database.ts'
import { startDueJob, type DueJob } from '../../platform/jobs/due-job.ts'
import { enquiryMail, plainMail, type Mail } from './enquiry-mail.ts'
import { proposalMail } from './proposal-mail.ts'
import { claimMail, forgetMail, markFailed, markSent, untilNextMail, type ClaimedMail } from './outbox.ts'
import { mailErrorCode, type SendMail } from './smtp.ts'
import { emailChangeHours, passwordLinkHours } from '#contract/admin/first-run/password-links.ts'

interface MailParts {
  db: Db
  log: Logger
  siteUrl: string
  brand: () => Promise<string>
  /** Null while no mail server is set up: mails wait. */
  sender: () => Promise<SendMail | null>
}

/** Sends what waits in the outbox, one mail after the other. Every node runs one: docs/decisions/0062. */
export function startMailJob(parts: MailParts): DueJob {
  return startDueJob({
    runDue: async (isOpen) => {
      while (isOpen() && (await sendNext(parts)));
      return (await parts.sender()) && untilNextMail(parts.db)
    },
    failure: 'looking for mails failed',
    log: parts.log,
  })
}

/** @returns whether there was one. */
async function sendNext(parts: MailParts): Promise<boolean> {
  const { db, log, sender } = parts
  const send = await sender()
  if (!send) return false
  const claimed = await claimMail(db)
  if (!claimed) return false
  const { id, kind, attempts, enquiry, proposal_id } = claimed
  const isListed = enquiry !== null || proposal_id !== null
  const about = enquiry ? { reference: enquiry.reference } : { about: kind }
  try {
    const mail = await mailOf(parts, claimed)
    if (!mail) {
      await forgetMail(db, id)
      return true
    }
    await send(mail, id)
  } catch (error) {
    const code = mailErrorCode(error)
    const isLast = await markFailed(db, id, code)
    log.warn({ event: 'mail-failed', ...about, attempts, code, isLast }, 'mail-failed')
    if (isLast && !isListed) await forgetMail(db, id)
    return true
  }
  await (isListed ? markSent(db, id) : forgetMail(db, id))
  log.info({ event: 'mail-sent', ...about, attempts }, 'mail-sent')
  return true
}

/**
 * Each attempt gets a new link, since a link cannot be derived from its stored hash.
 * @returns null if the change of address has ended.
 */
async function mailOf({ db, siteUrl, brand }: MailParts, claimed: ClaimedMail): Promise<Mail | null> {
  const { kind, enquiry } = claimed
  switch (kind) {
    case 'enquiry':
      return enquiry && enquiryMail(enquiry, siteUrl)
    case 'email-old':
    case 'email-new': {
      const side = kind === 'email-old' ? 'old' : 'new'
      const change = await createEmailToken(db, side)
      if (!change) return null
      const link = `${siteUrl}${adminPaths.confirmEmail}#${change.token}`
      return emailChangeMail(change[side], change, await brand(), link)
    }
    case 'password': {
      const link = passwordLink(siteUrl, await createPasswordToken(db))
      return passwordMail(await adminEmail(db), await brand(), link)
    }
    default:
      return proposalMail(db, claimed, { siteUrl, brand: await brand() })
  }
}

/** @param link to set the password, once. */
function passwordMail(to: string, brand: string, link: string): Mail {
  return plainMail(to, `${brand}: set your password`, [
    `Someone asked for a link to set the password of the back office of ${brand}.`,
    '',
    link,
    '',
    `It can be used once, within ${passwordLinkHours} hours. If it was not you, do nothing: the current`,
    'password stays as it is.',
  ])
}

/** The same to both addresses, each with a link of its side. */
function emailChangeMail(to: string, change: { old: string; new: string }, brand: string, link: string): Mail {
  return plainMail(to, `${brand}: confirm the new sign-in address`, [
    `The sign-in address of the back office of ${brand} is to change from ${change.old} to ${change.new}.`,
    'To confirm it, open this link:',
    '',
    link,
    '',
    `The address changes once the links in both mails, to the old and to the new address, are opened within`,
    `${emailChangeHours} hours. If it was not you, do not open the link, and change your password.`,
  ])
}
