import { useSite } from '../shell/site-query.ts'
import type { LegalDocument } from './document.ts'
import { LegalBody } from './legal-body.tsx'

/** A legal document: title and date, a table of contents beside the text, nothing else (specification 2.10). */
export function LegalPage({ document }: { document: LegalDocument }) {
  const site = useSite()
  return (
    <article className="pb-[clamp(4rem,2.5rem+6vw,8.5rem)]">
      <header className="page-width pt-14 pb-12 lg:pt-24 lg:pb-20">
        <h1 className="text-h1">{document.title}</h1>
        <p className="mt-7 max-w-measure text-lead">{document.lead}</p>
        <p className="mt-5 text-small">{document.dateLine}</p>
      </header>
      <div className="page-width grid border-t border-ink/70 lg:grid-cols-12 lg:gap-x-8">
        <Contents document={document} />
        <LegalBody site={site} sections={document.sections} />
      </div>
    </article>
  )
}

const contentsHeading = 'On this page'

/** Folded away on a phone, beside the text on a wide screen; only one of the two is ever shown. */
function Contents({ document }: { document: LegalDocument }) {
  return (
    <>
      <details className="no-print group border-b border-line lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {contentsHeading}
          <span className="text-2xl leading-none font-normal group-open:rotate-45" aria-hidden="true">
            +
          </span>
        </summary>
        <nav aria-label={contentsHeading} className="pb-4">
          <ContentsList document={document} />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="no-print hidden max-h-[calc(100svh-4.5rem)] overflow-y-auto py-12 lg:sticky lg:top-[4.5rem] lg:col-span-4 lg:block lg:self-start"
      >
        <h2 id="contents" className="eyebrow font-text">
          {contentsHeading}
        </h2>
        <div className="mt-4">
          <ContentsList document={document} />
        </div>
      </nav>
    </>
  )
}

function ContentsList({ document }: { document: LegalDocument }) {
  return (
    <ol>
      {document.sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-small leading-snug transition-colors duration-(--duration-calm) hover:text-madder lg:min-h-9"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
