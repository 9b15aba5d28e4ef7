import type { SiteProfile } from '#contract/site.ts'
import { contactText } from './contact-text.ts'

/** The questions and answers of the page for search engines, in their vocabulary. */
export function faqData(site: SiteProfile) {
  const { items } = contactText(site).faqs
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
