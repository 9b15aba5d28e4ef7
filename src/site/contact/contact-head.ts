import type { SiteProfile } from '#contract/site.ts'
import { pageHead } from '../shell/page-head.ts'
import { contactText, type ContactText } from './contact-text.ts'

/** What the contact page says of itself. */
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

/** The questions and answers of the page for search engines, in their vocabulary. */
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
