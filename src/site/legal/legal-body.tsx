import type { LegalPageText } from '#contract/site.ts'
import { NumberedHeading } from './numbered-heading.tsx'

/** The texts are rich text, sanitised by the server when they were saved. */
export function LegalBody({ sections }: Pick<LegalPageText, 'sections'>) {
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
