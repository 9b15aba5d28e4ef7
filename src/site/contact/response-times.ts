import { answersIn } from '../shell/links/contact-line.tsx'
import type { ContactPageTexts, SiteProfile } from '#contract/site.ts'

export interface ResponseTime {
  channel: 'whatsapp' | 'email' | 'partner_email' | 'phone'
  label: string
  reply: string
  hours: string | null
}

/** One row for each known channel, quickest first. */
export function responseTimes(profile: SiteProfile, texts: ContactPageTexts): ResponseTime[] {
  const rows: (ResponseTime | null)[] = [
    profile.whatsapp_number
      ? {
          channel: 'whatsapp',
          label: 'WhatsApp',
          reply: profile.answered_by
            ? answersIn(profile.answered_by, texts.whatsapp_reply)
            : `A reply in ${texts.whatsapp_reply}`,
          hours: profile.whatsapp_hours,
        }
      : null,
    profile.email ? { channel: 'email', label: 'Email', reply: `A reply in ${texts.email_reply}`, hours: null } : null,
    profile.partner_email
      ? {
          channel: 'partner_email',
          label: 'Email for partners',
          reply: `A reply within ${texts.partner_email_reply}`,
          hours: null,
        }
      : null,
    profile.phone
      ? { channel: 'phone', label: 'Phone', reply: 'Answered in office hours', hours: texts.phone_hours }
      : null,
  ]
  return rows.filter((row) => row !== null)
}
