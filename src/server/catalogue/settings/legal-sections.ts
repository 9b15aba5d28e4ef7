import type { LegalPageText } from '#contract/site.ts'
import { plainText } from '#values/format/excerpt.ts'
import { slugOf } from '#values/slug.ts'

const heading = /^<h2[^>]*>(.*?)<\/h2>/s

/** Splits a text at its headings, which are its table of contents; their numbers are no part of the anchors. */
export function legalSections(html: string): LegalPageText['sections'] {
  const taken = new Set<string>()
  return html
    .split(/(?=<h2[ >])/)
    .filter((part) => part !== '')
    .map((part) => {
      const [whole, inner] = heading.exec(part) ?? ['', '']
      const name = plainText(inner)
      return { id: anchorOf(name, taken), heading: name, html: part.slice(whole.length) }
    })
}

/** Shorter anchors of first texts, which others may have linked to. */
const published: Record<string, string> = {
  'information-we-collect': 'information-collected',
  'acceptance-of-these-terms': 'acceptance',
  'trip-information-and-enquiries': 'information-and-enquiries',
  'travel-insurance-health-and-documents': 'insurance-health-documents',
  'intellectual-property-and-links': 'intellectual-property',
  'governing-law-disputes-and-changes': 'governing-law-and-changes',
}

function anchorOf(name: string, taken: Set<string>): string {
  const slug = slugOf(name.replace(/^\d+\.\s*/, '')) || 'section'
  const base = published[slug] ?? slug
  let anchor = base
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`
  taken.add(anchor)
  return anchor
}
