import type { Settings } from '#contract/settings/sections.ts'
import { plainToHtml } from '#values/format/plain-to-html.ts'
import type { KnownProfile } from './known-profile.ts'
import { policy } from './policy.ts'

/** Specification 2.10. */
export const firstContact = (profile: KnownProfile): Settings['contact'] => ({
  heading: 'Talk to Us',
  lead: 'Ask about a journey, a season, a road or a dish. A person reads every message, and you need not know your dates yet.',
  faqs: questions(profile).map(({ answer, ...row }) => ({ ...row, answer: plainToHtml(answer) })),
  more: '',
})

const questions = (profile: KnownProfile) => [
  { topic: 'Response time', question: 'How soon will I hear back?', answer: responseAnswer(profile) },
  {
    topic: 'Customisation',
    question: 'Can a journey be changed to suit us?',
    answer:
      'Usually, yes. Days can be added, drives shortened, rooms changed, and meals made vegetarian, Jain or gentle enough for children. What we cannot change are park timings, permits and closed seasons. Tell us what matters to you, and we will send a revised plan and price in writing.',
  },
  {
    topic: 'What is included',
    question: 'What is included in the price?',
    answer: `Every trip page has two lists: what is included and what is not. As a rule the price covers the stays, the meals named in the itinerary, the local guides and the activities described. Travel to the starting point, insurance and personal expenses are usually extra. Prices are in Indian rupees, per person + ${profile.gst_rate}% GST.`,
  },
  {
    topic: 'Group discounts',
    question: 'Is there a discount for groups?',
    answer: `Yes, for groups of ${policy.groupDiscountFrom}. How much depends on the rooms, vehicles and guides a party of your size needs, so send us the number of people and your dates, and we will work out a price for the group.`,
  },
]

function responseAnswer({ whatsapp_number, whatsapp_reply, whatsapp_hours, ...profile }: KnownProfile): string {
  const sentences = [
    whatsapp_number ? `WhatsApp is quickest: we answer in ${whatsapp_reply}, ${whatsapp_hours}.` : '',
    profile.email ? `Email takes ${profile.email_reply}.` : '',
    profile.phone ? `The phone is answered ${profile.phone_hours}.` : '',
  ].filter(Boolean)
  const opening =
    sentences.length > 0 ? sentences : ['We answer every message as soon as one of us has read it properly.']
  return [
    ...opening,
    'A question that needs a call to a host in the hills may take a little longer, and we will say so.',
  ].join(' ')
}
