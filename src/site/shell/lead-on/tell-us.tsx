import { ContactLine } from '../links/contact-line.tsx'
import { useSite } from '../queries/site-query.ts'

/** The last line of a trip and a story; nothing if no channel is configured. */
export function TellUs() {
  const { whatsapp_number, email } = useSite()
  if (!whatsapp_number && !email) return null
  return (
    <section className="no-print border-t border-line py-7 lg:py-16" aria-labelledby="tell-us">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <h2 id="tell-us" className="font-display text-h3">
          Not quite it? Tell us what you want
        </h2>
        <ContactLine className="font-semibold" />
      </div>
    </section>
  )
}
