import type { ContactPageTexts } from '#contract/site.ts'
import { pageQuery, useSite } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { CompanyLine } from '../shell/company-line.tsx'
import { Hours } from '../shell/hours.tsx'
import { RichText } from '../shell/rich-text.tsx'
import { ContactHero } from './contact-hero.tsx'
import { Details } from './details.tsx'
import { responseTimes, type ResponseTime } from './response-times.ts'

/** Specification 2.10. */
export function ContactPage() {
  const site = useSite()
  const texts = useQuery(pageQuery('contact'))
  const rows = responseTimes(site, texts)
  return (
    <>
      <ContactHero heading={texts.heading} lead={texts.lead} />
      <Details phone={site.phone} email={site.email} />
      <CompanyLine className="page-width pb-14 text-small text-muted" />
      {rows.length > 0 ? <ResponseTimes rows={rows} /> : null}
      <RichText html={texts.more} />
      {texts.faqs.length > 0 ? <Faqs faqs={texts.faqs} /> : null}
    </>
  )
}

function ResponseTimes({ rows }: { rows: ResponseTime[] }) {
  return (
    <section className="bg-sand">
      <div className="band page-width grid gap-y-8 lg:grid-cols-12 lg:gap-x-8">
        <h2 className="text-h2 lg:col-span-4">When We Answer</h2>
        <dl className="border-b border-ink/25 lg:col-span-8">
          {rows.map(({ channel, label, reply, hours }) => (
            <div
              key={channel}
              className="grid gap-x-8 gap-y-1 border-t border-ink/25 py-5 sm:grid-cols-[2fr_2fr_2fr] sm:items-baseline"
            >
              <dt className="font-display text-h3">{label}</dt>
              <dd>{reply}</dd>
              {hours ? (
                <dd className="sm:text-right">
                  <Hours text={hours} />
                </dd>
              ) : null}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** `<details>`, so that the questions also open without scripts. */
function Faqs({ faqs }: Pick<ContactPageTexts, 'faqs'>) {
  return (
    <section className="band page-width grid gap-y-8 lg:grid-cols-12 lg:gap-x-8">
      <h2 className="text-h2 lg:col-span-4">Asked Often</h2>
      <div className="border-b border-line lg:col-span-8">
        {faqs.map(({ topic, question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="flex items-center justify-between gap-6 py-6 transition-colors duration-(--duration-calm) hover:text-madder">
              <h3 className="text-h3">
                <span className="eyebrow mb-1.5 block font-text text-madder">{topic} </span>
                {question}
              </h3>
              <span
                className="relative size-5 shrink-0 transition-transform duration-(--duration-calm) before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-current group-open:rotate-45"
                aria-hidden="true"
              />
            </summary>
            <div className="rich-text max-w-[32rem] pb-8" dangerouslySetInnerHTML={{ __html: answer }} />
          </details>
        ))}
      </div>
    </section>
  )
}
