import type { SiteProfile } from '#contract/site.ts'
import { contactPage } from '#values/pages/contact.ts'
import { fixedPageHead } from '../shell/page-head.ts'
import { faqData } from '../shell/head/structured-data/faq-data.ts'
import { contactText } from './contact-text.ts'

export function contactHead(site: SiteProfile | undefined) {
  return fixedPageHead(site, contactPage, {
    structuredData: import.meta.env.SSR && site && faqData(contactText(site).faqs.items),
  })
}
