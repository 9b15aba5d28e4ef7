import { linkedText, legalLinks } from '../linked-text.ts'
import type { KnownProfile } from './known-profile.ts'

/** A first legal text as data. */
export type LegalBlock = { kind: 'p'; text: string } | { kind: 'list'; items: string[] }

export interface LegalSection {
  heading: string
  blocks: LegalBlock[]
}

/** @returns the text as the editor holds it; contacts and names of pages are links. */
export function legalHtml(sections: LegalSection[], profile: KnownProfile): string {
  const links = legalLinks(profile)
  const inline = (text: string) =>
    linkedText(text, links)
      .map((part) => (part.href ? `<a href="${escaped(part.href)}">${escaped(part.text)}</a>` : escaped(part.text)))
      .join('')
  const block = (each: LegalBlock) =>
    each.kind === 'p'
      ? `<p>${inline(each.text)}</p>`
      : `<ul>${each.items.map((item) => `<li><p>${inline(item)}</p></li>`).join('')}</ul>`
  return sections.map(({ heading, blocks }) => `<h2>${escaped(heading)}</h2>${blocks.map(block).join('')}`).join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
