import { Link } from '@tanstack/react-router'
import type { SiteProfile } from '#contract/site.ts'
import type { LegalBlock, LegalSection } from './document.ts'
import { NumberedHeading } from './numbered-heading.tsx'
import { legalLinks, linkedText } from './linked-text.ts'

interface LegalBodyProps {
  site: SiteProfile
  sections: LegalSection[]
}

export function LegalBody({ site, sections }: LegalBodyProps) {
  const links = legalLinks(site)
  return (
    <div className="max-w-[34rem] text-[1.1875rem] leading-[1.65] lg:col-span-8 lg:col-start-5">
      {sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          id={id}
          className="-scroll-mt-4 break-inside-avoid-page border-line pt-10 not-first:mt-12 not-first:border-t lg:pt-12"
        >
          <h2 className="relative text-h3">
            <NumberedHeading
              heading={heading}
              numberClassName="text-madder lg:absolute lg:right-full lg:mr-3 print:static"
            />
          </h2>
          {blocks.map((block) => (
            <Block key={block.kind === 'p' ? block.text : block.items[0]} block={block} links={links} />
          ))}
        </section>
      ))}
    </div>
  )
}

interface LinksProps {
  links: Map<string, string>
}

function Block({ block, links }: LinksProps & { block: LegalBlock }) {
  if (block.kind === 'p') {
    return (
      <p className="mt-4">
        <LinkedText text={block.text} links={links} />
      </p>
    )
  }
  return (
    <ul className="mt-4 list-disc grid gap-2.5 pl-5 marker:text-madder">
      {block.items.map((item) => (
        <li key={item} className="pl-1">
          <LinkedText text={item} links={links} />
        </li>
      ))}
    </ul>
  )
}

function LinkedText({ text, links }: LinksProps & { text: string }) {
  return linkedText(text, links).map(({ offset, text, href }) => {
    if (!href) return text
    return href.startsWith('/') ? (
      <Link key={offset} to={href} className="text-link">
        {text}
      </Link>
    ) : (
      <a key={offset} href={href} className="text-link wrap-anywhere">
        {text}
      </a>
    )
  })
}
