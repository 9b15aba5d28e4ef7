import { whatsappLink } from '#values/whatsapp.ts'
import { enquiryAddress } from '#values/enquiry-form.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Chat } from '#ui/icons.tsx'
import { ExternalLink } from '../shell/external-link.tsx'
import type { ContactText } from './contact-text.ts'

interface ContactHeroProps {
  text: ContactText
  whatsappNumber: string | null
}

export function ContactHero({ text, whatsappNumber }: ContactHeroProps) {
  return (
    <section className="overflow-x-clip">
      <div className="page-width lg:grid lg:grid-cols-12 lg:gap-x-8">
        <div className="py-14 lg:col-span-6 lg:py-36">
          <h1 className="text-h1">{text.heading}</h1>
          <p className="mt-8 max-w-lg text-lead text-balance">{text.lead}</p>
          <p className="mt-6">
            <a href={enquiryAddress()} className="text-link inline-flex min-h-11 items-center">
              {text.write}
            </a>
          </p>
        </div>
        {text.whatsapp && whatsappNumber ? <WhatsappField text={text.whatsapp} number={whatsappNumber} /> : null}
      </div>
    </section>
  )
}

function WhatsappField({ text, number }: { text: NonNullable<ContactText['whatsapp']>; number: string }) {
  return (
    <div className="on-dark bleed bleed-right bg-neem px-5 py-12 text-paper lg:col-span-5 lg:col-start-8 lg:grid lg:content-end lg:px-12 lg:py-16">
      <h2 className="text-h2">{text.heading}</h2>
      <p className="mt-4 max-w-sm text-balance">{text.text}</p>
      <p className="mt-10 text-small">{text.prefilled}</p>
      <p className="mt-3 max-w-md border-l border-paper/60 pl-5 font-display text-h3 leading-snug text-balance">
        {text.greeting}
      </p>
      <div className="mt-8">
        <ExternalLink href={whatsappLink(number, text.greeting)} className={buttonStyles.light}>
          <Chat />
          {text.button}
        </ExternalLink>
      </div>
    </div>
  )
}
