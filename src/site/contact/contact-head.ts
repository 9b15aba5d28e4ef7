import type { ContactPageTexts, SiteProfile } from '#contract/site.ts'
import { plainText } from '#values/format/excerpt.ts'
import { contactPage } from '#values/pages/contact.ts'
import { fixedPageHead } from '../shell/page-head.ts'
import { faqData } from '../shell/head/structured-data/faq-data.ts'

export function contactHead(site: SiteProfile | undefined, texts: ContactPageTexts | undefined) {
  return fixedPageHead(site, contactPage, {
    structuredData:
      import.meta.env.SSR &&
      texts &&
      texts.faqs.length > 0 &&
      faqData(texts.faqs.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
  })
}
