import { mailLink, phoneLink } from '#values/addresses/contact-links.ts'
import type { ContactText } from './contact-text.ts'

interface DetailsProps {
  text: Pick<ContactText, 'phone' | 'email'>
  phone: string | null
  email: string | null
}

/** Channels that are not configured are omitted. */
export function Details({ text, phone, email }: DetailsProps) {
  if (!phone && !email) return null
  return (
    <div className="band page-width grid gap-y-12 md:grid-cols-2 md:gap-x-8">
      {text.phone && phone ? <Detail text={text.phone} value={phone} href={phoneLink(phone)} /> : null}
      {text.email && email ? <Detail text={text.email} value={email} href={mailLink(email)} /> : null}
    </div>
  )
}

interface DetailProps {
  text: { heading: string; text: string }
  value: string
  href: string
}

function Detail({ text, value, href }: DetailProps) {
  return (
    <section className="border-t border-ink/70 pt-6">
      <h2 className="eyebrow font-text">{text.heading}</h2>
      <p className="mt-3">
        <a
          href={href}
          className="text-link inline-block py-1 font-display text-[clamp(1.625rem,1.1rem+2vw,2.75rem)] leading-[1.15] tracking-[-0.012em] wrap-anywhere"
        >
          {value}
        </a>
      </p>
      <p className="mt-3 max-w-md">{text.text}</p>
    </section>
  )
}
