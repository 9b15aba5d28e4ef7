import { whatsappLink } from '#values/whatsapp.ts'
import { mailLink } from '#values/addresses/contact-links.ts'
import { ExternalLink } from '../external-link.tsx'
import { useSite } from '../queries/site-query.ts'

const style = 'text-link inline-flex min-h-11 items-center wrap-anywhere'

/** WhatsApp with its hours, and e-mail; channels that are not configured are omitted. */
export function ContactLine({ className = '' }: { className?: string }) {
  const { whatsapp_number, whatsapp_greeting, whatsapp_hours, email } = useSite()
  if (!whatsapp_number && !email) return null
  return (
    <p className={className}>
      {whatsapp_number ? (
        <span className="flex flex-wrap items-center gap-x-3">
          <ExternalLink href={whatsappLink(whatsapp_number, whatsapp_greeting)} className={style}>
            WhatsApp
          </ExternalLink>
          {whatsapp_hours}
        </span>
      ) : null}
      {email ? (
        <a href={mailLink(email)} className={style}>
          {email}
        </a>
      ) : null}
    </p>
  )
}
