import { useSite } from '../shell/site-query.ts'
import { ContactHero } from './contact-hero.tsx'
import { contactText } from './contact-text.ts'
import { Details } from './details.tsx'
import { Faqs } from './faqs.tsx'
import { ResponseTimes } from './response-times.tsx'

/** Specification 2.10. */
export function ContactPage() {
  const site = useSite()
  const text = contactText(site)
  return (
    <>
      <ContactHero text={text} whatsappNumber={site.whatsapp_number} />
      <Details text={text} phone={site.phone} email={site.email} />
      {text.responseTimes.rows.length > 0 ? <ResponseTimes text={text.responseTimes} /> : null}
      <Faqs text={text.faqs} />
    </>
  )
}
