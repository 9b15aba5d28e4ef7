import { mailLink, phoneLink } from '#values/addresses/contact-links.ts'

interface DetailsProps {
  phone: string | null
  email: string | null
}

/** Channels that are not configured are omitted. */
export function Details({ phone, email }: DetailsProps) {
  if (!phone && !email) return null
  return (
    <div className="band page-width grid gap-y-12 md:grid-cols-2 md:gap-x-8">
      {phone ? (
        <Detail
          heading="Phone"
          value={phone}
          href={phoneLink(phone)}
          text="If you would rather talk it through, call us and ask about your region."
        />
      ) : null}
      {email ? (
        <Detail
          heading="Email"
          value={email}
          href={mailLink(email)}
          text="Good for longer plans, lists of questions and anything with an attachment."
        />
      ) : null}
    </div>
  )
}

interface DetailProps {
  heading: string
  value: string
  href: string
  text: string
}

function Detail({ heading, value, href, text }: DetailProps) {
  return (
    <section className="border-t border-ink/70 pt-6">
      <h2 className="eyebrow font-text">{heading}</h2>
      <p className="mt-3">
        <a
          href={href}
          className="text-link inline-block py-1 font-display text-[clamp(1.625rem,1.1rem+2vw,2.75rem)] leading-[1.15] tracking-[-0.012em] wrap-anywhere"
        >
          {value}
        </a>
      </p>
      <p className="mt-3 max-w-md">{text}</p>
    </section>
  )
}
