import type { LegalPageText } from '#contract/site.ts'
import { NumberedHeading } from './numbered-heading.tsx'

interface ContentsProps {
  sections: LegalPageText['sections']
}

const heading = 'On this page'

/** Collapsed above the text on a phone, beside it on a wide screen; only one of the two is displayed. */
export function Contents({ sections }: ContentsProps) {
  return (
    <>
      <details className="no-print group border-b border-line lg:hidden">
        <summary className="flex min-h-14 items-center justify-between font-semibold">
          {heading}
          <span className="text-2xl leading-none font-normal group-open:rotate-45" aria-hidden="true">
            +
          </span>
        </summary>
        <nav aria-label={heading} className="pb-4">
          <ContentsList sections={sections} />
        </nav>
      </details>
      <nav
        aria-labelledby="contents"
        className="no-print hidden max-h-[calc(100svh-4.5rem)] overflow-y-auto py-12 lg:sticky lg:top-[4.5rem] lg:col-span-3 lg:block lg:self-start"
      >
        <h2 id="contents" className="eyebrow font-text">
          {heading}
        </h2>
        <div className="mt-4">
          <ContentsList sections={sections} />
        </div>
      </nav>
    </>
  )
}

function ContentsList({ sections }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex items-baseline py-3 text-small leading-snug transition-colors duration-(--duration-calm) hover:text-madder lg:py-2"
          >
            <NumberedHeading heading={heading} numberClassName="w-7 shrink-0 tabular-nums" />
          </a>
        </li>
      ))}
    </ol>
  )
}
