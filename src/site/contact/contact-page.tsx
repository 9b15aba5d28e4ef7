import { pageQuery, useSite } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { RichText } from '../shell/rich-text.tsx'
import { ContactHero } from './contact-hero.tsx'
import { contactText } from './contact-text.ts'
import { Details } from './details.tsx'
import { Faqs } from './faqs.tsx'
import { ResponseTimes } from './response-times.tsx'

/** Specification 2.10. */
export function ContactPage() {
  const site = useSite()
  const texts = useQuery(pageQuery('contact'))
  const text = contactText(site, texts)
  return (
    <>
      <ContactHero text={text} whatsappNumber={site.whatsapp_number} />
      <Details text={text} phone={site.phone} email={site.email} />
      {text.responseTimes.rows.length > 0 ? <ResponseTimes text={text.responseTimes} /> : null}
      <RichText html={texts.more} />
      {texts.faqs.length > 0 ? <Faqs text={text.faqs} /> : null}
    </>
  )
}
