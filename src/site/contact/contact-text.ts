import { answersIn } from '../shell/links/contact-line.tsx'
import type { ContactPageTexts, SiteProfile } from '#contract/site.ts'

interface ResponseTime {
  channel: 'whatsapp' | 'email' | 'partner_email' | 'phone'
  label: string
  reply: string
  hours: string | null
}

/** One row for each known channel, quickest first. */
const responseTimes = (profile: SiteProfile, texts: ContactPageTexts): ResponseTime[] => {
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

/** `whatsapp`, `email` and `phone` are null where the channel is not known. */
export const contactText = (profile: SiteProfile, texts: ContactPageTexts) => ({
  heading: texts.heading,
  lead: texts.lead,
  write: profile.whatsapp_number ? 'No WhatsApp? Write to us here' : 'Write to us here',
  whatsapp: profile.whatsapp_number
    ? {
        heading: 'WhatsApp',
        text: 'The easiest way to begin. Tell us roughly when, how many of you, and what you would like to see or do.',
        button: 'Chat on WhatsApp',
        prefilled: 'The first line is already written:',
        greeting: profile.whatsapp_greeting,
      }
    : null,
  email: profile.email
    ? {
        heading: 'Email',
        text: 'Good for longer plans, lists of questions and anything with an attachment.',
      }
    : null,
  phone: profile.phone
    ? {
        heading: 'Phone',
        text: 'If you would rather talk it through, call us and ask about your region.',
      }
    : null,
  responseTimes: { heading: 'When We Answer', rows: responseTimes(profile, texts) },
  faqs: { heading: 'Asked Often', items: texts.faqs },
})

export type ContactText = ReturnType<typeof contactText>
