import { whatsappLink } from '#values/whatsapp.ts'
import { enquiryAddress } from '#values/enquiry-form.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Chat } from '#ui/icons.tsx'
import { ExternalLink } from '../shell/external-link.tsx'
import { useSite } from '../shell/queries/site-query.ts'

export function ContactHero({ heading, lead }: { heading: string; lead: string }) {
  const { whatsapp_number, whatsapp_greeting } = useSite()
  return (
    <section className="overflow-x-clip">
      <div className="page-width lg:grid lg:grid-cols-12 lg:gap-x-8">
        <div className="py-14 lg:col-span-6 lg:py-36">
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-8 max-w-lg text-lead text-balance">{lead}</p>
          <p className="mt-6">
            <a href={enquiryAddress()} className="text-link inline-flex min-h-11 items-center">
              {whatsapp_number ? 'No WhatsApp? Write to us here' : 'Write to us here'}
            </a>
          </p>
        </div>
        {whatsapp_number ? <WhatsappField number={whatsapp_number} greeting={whatsapp_greeting} /> : null}
      </div>
    </section>
  )
}

function WhatsappField({ number, greeting }: { number: string; greeting: string }) {
  return (
    <div className="on-dark bleed bleed-right bg-neem px-5 py-12 text-paper lg:col-span-5 lg:col-start-8 lg:grid lg:content-end lg:px-12 lg:py-16">
      <h2 className="text-h2">WhatsApp</h2>
      <p className="mt-4 max-w-sm text-balance">
        The easiest way to begin. Tell us roughly when, how many of you, and what you would like to see or do.
      </p>
      <p className="mt-10 text-small">The first line is already written:</p>
      <p className="mt-3 max-w-md border-l border-paper/60 pl-5 font-display text-h3 leading-snug text-balance">
        {greeting}
      </p>
      <div className="mt-8">
        <ExternalLink href={whatsappLink(number, greeting)} className={buttonStyles.light}>
          <Chat />
          Chat on WhatsApp
        </ExternalLink>
      </div>
    </div>
  )
}
