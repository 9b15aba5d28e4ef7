import { answersIn } from '../shell/links/contact-line.tsx'
import type { ContactPageTexts, SiteProfile } from '#contract/site.ts'

export interface ResponseTime {
  channel: 'whatsapp_number' | 'email' | 'partner_email' | 'phone'
  label: string
  reply: string
  hours: string | null
}

/** One row for each known channel, quickest first. */
export function responseTimes(profile: SiteProfile, texts: ContactPageTexts): ResponseTime[] {
  const { answered_by, whatsapp_hours } = profile
  const { whatsapp_reply, email_reply, partner_email_reply, phone_hours } = texts
  const whatsapp = answered_by ? answersIn(answered_by, whatsapp_reply) : `A reply in ${whatsapp_reply}`
  const rows: ResponseTime[] = [
    { channel: 'whatsapp_number', label: 'WhatsApp', reply: whatsapp, hours: whatsapp_hours },
    { channel: 'email', label: 'Email', reply: `A reply in ${email_reply}`, hours: null },
    {
      channel: 'partner_email',
      label: 'Email for partners',
      reply: `A reply within ${partner_email_reply}`,
      hours: null,
    },
    { channel: 'phone', label: 'Phone', reply: 'Answered in office hours', hours: phone_hours },
  ]
  return rows.filter(({ channel }) => profile[channel])
}
