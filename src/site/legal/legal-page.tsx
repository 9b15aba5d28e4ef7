import type { LegalPageName, LegalPageText } from '#contract/site.ts'
import { pageQuery } from '../shell/queries/site-query.ts'
import { useQuery } from '../shell/queries/use-query.ts'
import { Contents } from './contents.tsx'
import { NumberedHeading } from './numbered-heading.tsx'

interface Introduction {
  title: string
  lead?: string
}

const introductions: Record<LegalPageName, Introduction> = {
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we learn about you, why we need it, who else sees it, and how you can have it corrected or erased.',
  },
  terms: {
    title: 'Terms of Use',
    lead: 'What you may expect of us, and what we ask of you, when you use this website and travel on a journey that began here.',
  },
  cancellation: { title: 'Cancellation Policy' },
}

/** Specification 2.10. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const { title, lead } = introductions[name]
  const { date, sections } = useQuery(pageQuery(name))
  const named = sections.filter(({ heading }) => heading !== '')
  return (
    <article className="pb-[clamp(4rem,2.5rem+6vw,8.5rem)]">
      <header className="page-width pt-14 pb-10 lg:pt-24 lg:pb-16">
        <h1 className="text-h1">{title}</h1>
        <div className="mt-7 grid gap-y-4 lg:mt-10 lg:grid-cols-12 lg:items-baseline lg:gap-x-8">
          {lead ? <p className="text-lead text-balance lg:order-last lg:col-span-7">{lead}</p> : null}
          {date ? <p className="lg:col-span-4">{date}</p> : null}
        </div>
      </header>
      <div className="page-width grid border-t border-ink/70 lg:grid-cols-12 lg:gap-x-8">
        {named.length > 0 ? <Contents sections={named} /> : null}
        <LegalBody sections={sections} />
      </div>
    </article>
  )
}

/** The texts are rich text, sanitised by the server when they were saved. */
function LegalBody({ sections }: Pick<LegalPageText, 'sections'>) {
  return (
    <div className="max-w-[34rem] text-[1.1875rem] leading-[1.65] lg:col-span-8 lg:col-start-5">
      {sections.map(({ id, heading, html }) => (
        <section
          key={id}
          id={id}
          className="-scroll-mt-4 break-inside-avoid-page border-line pt-10 not-first:mt-12 not-first:border-t lg:pt-12"
        >
          {heading ? (
            <h2 className="relative text-h3">
              <NumberedHeading
                heading={heading}
                numberClassName="text-madder lg:absolute lg:right-full lg:mr-3 print:static"
              />
            </h2>
          ) : null}
          <div className="rich-text legal-text" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  )
}
