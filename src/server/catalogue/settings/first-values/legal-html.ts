import { linkedText, legalLinks } from '../linked-text.ts'
import type { KnownProfile } from './known-profile.ts'

/** A paragraph, or the items of a list. */
export type LegalBlock = string | string[]

/** A first legal text by its headings. */
export type LegalText = Readonly<Record<string, LegalBlock[]>>

/** @returns the text as the editor holds it; contacts and names of pages are links. */
export function legalHtml(text: LegalText, profile: KnownProfile): string {
  const links = legalLinks(profile)
  const inline = (line: string) =>
    linkedText(line, links)
      .map((part) => (part.href ? `<a href="${escaped(part.href)}">${escaped(part.text)}</a>` : escaped(part.text)))
      .join('')
  const html = (block: LegalBlock) =>
    typeof block === 'string'
      ? `<p>${inline(block)}</p>`
      : `<ul>${block.map((item) => `<li><p>${inline(item)}</p></li>`).join('')}</ul>`
  return Object.entries(text)
    .map(([heading, blocks]) => `<h2>${escaped(heading)}</h2>${blocks.map(html).join('')}`)
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
