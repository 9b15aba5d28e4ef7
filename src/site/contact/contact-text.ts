import type { SiteProfile } from '#contract/site.ts'
import { contactHours, policy } from '#site/shell/figures.ts'
import { greetingText } from '#values/whatsapp.ts'

interface ResponseTime {
  channel: 'whatsapp' | 'email' | 'partner_email' | 'phone'
  label: string
  reply: string
  hours: string | null
}

/** One row per configured channel, quickest first. */
const responseTimes = (profile: SiteProfile): ResponseTime[] => {
  const rows: ResponseTime[] = []
  if (profile.whatsapp_number) {
    rows.push({
      channel: 'whatsapp',
      label: 'WhatsApp',
      reply: `A reply in ${contactHours.whatsappReply}`,
      hours: contactHours.whatsappHours,
    })
  }
  if (profile.email) {
    rows.push({
      channel: 'email',
      label: 'Email',
      reply: `A reply in ${contactHours.emailReply}`,
      hours: null,
    })
  }
  if (profile.partner_email) {
    rows.push({
      channel: 'partner_email',
      label: 'Email for partners',
      reply: `A reply within ${contactHours.partnerEmailReply}`,
      hours: null,
    })
  }
  if (profile.phone) {
    rows.push({
      channel: 'phone',
      label: 'Phone',
      reply: 'Answered in office hours',
      hours: contactHours.phoneHours,
    })
  }
  return rows
}

const responseAnswer = (profile: SiteProfile): string => {
  const sentences = [
    profile.whatsapp_number
      ? `WhatsApp is quickest: we answer in ${contactHours.whatsappReply}, ${contactHours.whatsappHours}.`
      : null,
    profile.email ? `Email takes ${contactHours.emailReply}.` : null,
    profile.phone ? `The phone is answered ${contactHours.phoneHours}.` : null,
  ].filter((sentence) => sentence !== null)
  const opening =
    sentences.length > 0 ? sentences : ['We answer every message as soon as one of us has read it properly.']
  return [
    ...opening,
    'A question that needs a call to a host in the hills may take a little longer, and we will say so.',
  ].join(' ')
}

/** `whatsapp`, `email` and `phone` are null when the channel is not configured. */
export const contactText = (profile: SiteProfile) => ({
  heading: 'Talk to Us',
  lead: 'Ask about a journey, a season, a road or a dish. A person reads every message, and you need not know your dates yet.',
  write: profile.whatsapp_number ? 'No WhatsApp? Write to us here' : 'Write to us here',
  whatsapp: profile.whatsapp_number
    ? {
        heading: 'WhatsApp',
        text: 'The easiest way to begin. Tell us roughly when, how many of you, and what you would like to see or do.',
        button: 'Chat on WhatsApp',
        prefilled: 'The first line is already written:',
        greeting: greetingText(profile.brand_name),
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
        text: 'If you would rather talk it through, call and ask for whoever knows your region.',
      }
    : null,
  responseTimes: {
    heading: 'When We Answer',
    rows: responseTimes(profile),
  },
  faqs: {
    heading: 'Asked Often',
    items: [
      {
        id: 'response-time',
        topic: 'Response time',
        question: 'How soon will I hear back?',
        answer: responseAnswer(profile),
      },
      {
        id: 'customisation',
        topic: 'Customisation',
        question: 'Can a journey be changed to suit us?',
        answer:
          'Usually, yes. Days can be added, drives shortened, rooms changed, and meals made vegetarian, Jain or gentle enough for children. What we cannot change are park timings, permits and closed seasons. Tell us what matters to you, and we will send a revised plan and price in writing.',
      },
      {
        id: 'included',
        topic: 'What is included',
        question: 'What is included in the price?',
        answer: `Every trip page has two lists: what is included and what is not. As a rule the price covers the stays, the meals named in the itinerary, the local guides and the activities described. Travel to the starting point, insurance and personal expenses are usually extra. Prices are in Indian rupees, per person + ${policy.gst}.`,
      },
      {
        id: 'groups',
        topic: 'Group discounts',
        question: 'Is there a discount for groups?',
        answer: `Yes, for groups of ${policy.groupDiscountFrom}. How much depends on the rooms, vehicles and guides a party of your size needs, so send us the number of people and your dates, and we will work out a price for the group.`,
      },
    ],
  },
})

export type ContactText = ReturnType<typeof contactText>
