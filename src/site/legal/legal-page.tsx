import { useSite } from '../shell/site-query.ts'
import { Contents } from './contents.tsx'
import type { LegalDocument } from './document.ts'
import { LegalBody } from './legal-body.tsx'

/** Specification 2.10. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const site = useSite()
  return (
    <article className="pb-[clamp(4rem,2.5rem+6vw,8.5rem)]">
      <header className="page-width pt-14 pb-10 lg:pt-24 lg:pb-16">
        <h1 className="text-h1">{document.title}</h1>
        <div className="mt-7 grid gap-y-4 lg:mt-10 lg:grid-cols-12 lg:items-baseline lg:gap-x-8">
          <p className="text-lead text-balance lg:order-last lg:col-span-7">{document.lead}</p>
          <p className="lg:col-span-4">{document.dateLine}</p>
        </div>
      </header>
      <div className="page-width grid border-t border-ink/70 lg:grid-cols-12 lg:gap-x-8">
        <Contents sections={document.sections} />
        <LegalBody site={site} sections={document.sections} />
      </div>
    </article>
  )
}
