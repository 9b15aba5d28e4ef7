import type { AdminEnquiry, EnquiryBox, MailState } from '#contract/admin/enquiries.ts'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import { phoneLink } from '#values/addresses/contact-links.ts'
import { formatPeople } from '#values/format/counts.ts'
import { withCountryCode } from '#values/format/phone.ts'
import { monthName } from '#values/trips/months.ts'
import { whatsappLink } from '#values/whatsapp.ts'

export const enquiryLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}

/** Names of the tabs. */
export const boxLabels: Record<EnquiryBox, string> = { open: 'New and answered', ...enquiryLabels, all: 'All' }

export const mailLabels: Record<Exclude<MailState, 'none'>, string> = {
  waiting: 'Mail waiting',
  sent: 'Mailed',
  failed: 'Mail not sent',
  held: 'Not mailed, may be spam',
}

type Asked = Pick<AdminEnquiry, 'name' | 'email' | 'phone' | 'reference' | 'trip_title'>

/** First lines of an answer. */
function greetingOf({ name, trip_title, reference }: Asked): string {
  return `Hello ${name}, thank you for writing to us${trip_title ? ` about ${trip_title}` : ''} (${reference}).\n\n`
}

/** Ways to answer, each with its first lines already written. */
export function answerLinks(asked: Asked): { label: string; href: string }[] {
  const { email, phone, reference } = asked
  const greeting = greetingOf(asked)
  const subject = encodeURIComponent(`Your enquiry ${reference}`)
  const mail = email
    ? `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(greeting)}`
    : null
  return [
    ...(phone ? [{ label: 'WhatsApp', href: whatsappLink(withCountryCode(phone), greeting) }] : []),
    ...(phone ? [{ label: `Call ${phone}`, href: phoneLink(withCountryCode(phone)) }] : []),
    ...(mail ? [{ label: `Write to ${email}`, href: mail }] : []),
  ]
}

/** Month and people: 'March · 4 people'. */
export function plansOf({ month, people }: Pick<AdminEnquiry, 'month' | 'people'>): string {
  const parts = [month ? monthName(month) : '', people ? formatPeople(people) : '']
  return parts.filter(Boolean).join(' · ')
}

/** @param seconds of an answer. @returns such as '25 min', '3 h 5 min', '2 days'. */
export function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`
  const days = Math.round(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}
