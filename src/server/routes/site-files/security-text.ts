import type { SiteProfile } from '#contract/site.ts'
import { contactPage } from '#values/pages/contact.ts'
import { isPlaceholder } from '#values/placeholder-contacts.ts'

export const securityPath = '/.well-known/security.txt'

/** It is to be renewed within a year; each month's text is good for half of one. */
const validMonths = 6

/** How to report a weakness (RFC 9116). A placeholder is not a real address. */
export function securityText({ site_url, email }: SiteProfile, now: Date): string {
  const mail = email && !isPlaceholder(email) ? [`Contact: mailto:${email}`] : []
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + validMonths))
  return [
    ...mail,
    `Contact: ${site_url}${contactPage.path}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site_url}${securityPath}`,
    '',
  ].join('\n')
}
