import { whatsappLink } from '#values/whatsapp.ts'
import { mailLink } from '#values/addresses/contact-links.ts'
import { ExternalLink } from '../external-link.tsx'
import { Hours } from '../hours.tsx'
import { useSite } from '../queries/site-query.ts'

/** @param reply such as 'about 30 minutes'. */
export function answersIn(name: string, reply: string): string {
  return `${name} answers, usually in ${reply}`
}

const style = 'text-link inline-flex min-h-11 items-center wrap-anywhere'

/** WhatsApp with its hours, and e-mail; channels that are not configured are omitted. */
export function ContactLine({ className = '' }: { className?: string }) {
  const { whatsapp_number, whatsapp_greeting, whatsapp_hours, whatsapp_reply, answered_by, email } = useSite()
  if (!whatsapp_number && !email) return null
  return (
    <div className={className}>
      {whatsapp_number ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <ExternalLink href={whatsappLink(whatsapp_number, whatsapp_greeting)} className={style}>
            WhatsApp
          </ExternalLink>
          <Hours text={whatsapp_hours} />
          {answered_by ? <span className="w-full">{answersIn(answered_by, whatsapp_reply)}</span> : null}
        </p>
      ) : null}
      {email ? (
        <a href={mailLink(email)} className={style}>
          {email}
        </a>
      ) : null}
    </div>
  )
}
