import type { enquiries } from '../../platform/db/schema.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { monthName } from '#values/trips/months.ts'

export interface Mail {
  /** Recipient; by default that of enquiries. */
  to?: string
  subject: string
  /** Plain text; nothing of it is markup. */
  text: string
  /** Recipient of an answer; null for a sender who left a phone number. */
  replyTo: { name: string; address: string } | null
}

export function plainMail(to: string, subject: string, lines: string[]): Mail {
  return { to, subject, text: [...lines, ''].join('\n'), replyTo: null }
}

type StoredEnquiry = typeof enquiries.$inferSelect

/** To the company, with a link to the enquiry; an answer goes to its sender. The subject has no word of the sender. */
export function companyMail(
  { id, name, email }: StoredEnquiry,
  siteUrl: string,
  subject: string,
  lines: string[],
): Mail {
  return {
    subject,
    text: [...lines, '', `${siteUrl}${adminPaths.enquiries}?edit=${id}`, ''].join('\n'),
    replyTo: email === null ? null : { name, address: email },
  }
}

export function enquiryMail(enquiry: StoredEnquiry, siteUrl: string): Mail {
  const { reference, trip_title, name, email, phone, month, people, words } = enquiry
  const facts = [
    ['Name', name],
    ['E-mail', email],
    ['Phone', phone],
    ['Trip', trip_title],
    ['Month', month && monthName(month)],
    ['People', people],
  ]
  const lines = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)
  const subject = ['Enquiry', reference, trip_title && `· ${trip_title}`].filter(Boolean).join(' ')
  return companyMail(enquiry, siteUrl, subject, [...lines, '', words])
}
