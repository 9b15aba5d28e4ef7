import type { SiteProfile } from '#contract/site.ts'
import { pageHead } from '../shell/page-head.ts'
import { contactText, type ContactText } from './contact-text.ts'

export function contactHead(site: SiteProfile | undefined) {
  return pageHead({
    site,
    title: 'Contact',
    description:
      'Ask about a journey, a season, a road or a dish: how to reach us, how soon we answer, and what travellers ask most often.',
    path: '/contact',
    ...(site ? { structuredData: faqData(contactText(site).faqs) } : {}),
  })
}

/** Structured data of the questions (schema.org `FAQPage`). */
function faqData({ items }: ContactText['faqs']) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
