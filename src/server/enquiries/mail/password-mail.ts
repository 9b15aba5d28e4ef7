import { passwordLinkHours } from '#contract/admin/first-run/password-links.ts'
import type { Mail } from './enquiry-mail.ts'

/** @param link to set the password, once. */
export function passwordMail({ to, brand, link }: { to: string; brand: string; link: string }): Mail {
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
