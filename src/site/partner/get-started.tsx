import { buttonStyles } from '#ui/button-styles.ts'
import { ArrowRight, Mail, Phone, Pin } from '#ui/icons.tsx'
import { mailLink, phoneLink } from '#values/addresses/contact-links.ts'
import { ExternalLink } from '../shell/external-link.tsx'
import type { PartnerPageTexts, SiteProfile } from '#contract/site.ts'

interface GetStartedProps {
  site: SiteProfile
  texts: PartnerPageTexts
}

/** Contacts that are not configured are omitted. */
export function GetStarted({ site, texts }: GetStartedProps) {
  const { application_url } = site
  const cards = contactCards(site, texts)
  return (
    <section id="get-started" className="-scroll-mt-6">
      <div className="band page-width grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-6">
          <h2 className="text-h1">Let’s Get Started</h2>
          <p className="mt-7 max-w-lg text-lead text-balance">{texts.invitation}</p>
          {application_url ? (
            <ExternalLink href={application_url} className={`no-print mt-10 ${buttonStyles.primary}`}>
              Start Your Partnership Application
              <ArrowRight className="size-5 -rotate-45" />
            </ExternalLink>
          ) : null}
          <p className="mt-5 max-w-md text-small text-balance">{texts.application_note}</p>
        </div>
        {cards.length > 0 ? (
          <ul className="border-b border-ink/70 lg:col-span-5 lg:col-start-8 lg:self-start">
            {cards.map((card) => (
              <ContactCard key={card.kind} card={card} />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}

interface Contact {
  kind: 'email' | 'phone' | 'address'
  label: string
  value: string
  note: string | null
}

/** Contacts that are not known have no card. */
function contactCards(profile: SiteProfile, texts: PartnerPageTexts): Contact[] {
  const { partner_email, phone, address } = profile
  const note = `We reply to partners within ${texts.partner_email_reply}.`
  return [
    ...(partner_email ? [{ kind: 'email' as const, label: 'Email', value: partner_email, note }] : []),
    ...(phone ? [{ kind: 'phone' as const, label: 'Phone', value: phone, note: texts.phone_hours }] : []),
    ...(address ? [{ kind: 'address' as const, label: 'Address', value: address, note: null }] : []),
  ]
}

const icons = { email: Mail, phone: Phone, address: Pin }

function ContactCard({ card: { kind, label, value, note } }: { card: Contact }) {
  const Icon = icons[kind]
  return (
    <li className="grid grid-cols-[2.75rem_1fr] border-t border-ink/70 py-7">
      <Icon className="mt-0.5 size-6 text-madder" />
      <div>
        <h3 className="eyebrow font-text">{label}</h3>
        <div className="mt-1.5 font-display text-h3 wrap-anywhere">
          <ContactValue kind={kind} value={value} />
        </div>
        {note ? <p className="mt-1 text-small">{note}</p> : null}
      </div>
    </li>
  )
}

function ContactValue({ kind, value }: Pick<Contact, 'kind' | 'value'>) {
  if (kind === 'address') return <address className="not-italic">{value}</address>
  return (
    <a href={kind === 'email' ? mailLink(value) : phoneLink(value)} className="text-link inline-block py-2">
      {value}
    </a>
  )
}
