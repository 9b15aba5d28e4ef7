import type { SiteProfile } from '#contract/site.ts'
import { mailLink, phoneLink } from '../shell/contact-links.ts'

/** A stretch of text, with its address where it is a link. */
export interface TextPart {
  /** Where it begins in the text. */
  at: number
  text: string
  href: string | null
}

/** Phrases that are links wherever a legal text mentions them, with their addresses. */
export function legalLinks(site: SiteProfile): Map<string, string> {
  const links = new Map([
    ['Privacy Policy', '/privacy'],
    ['Contact page', '/contact'],
  ])
  if (site.email) links.set(site.email, mailLink(site.email))
  if (site.phone) links.set(site.phone, phoneLink(site.phone))
  return links
}

/** Cuts a text at the phrases that are links; put together, the parts are the text again. */
export function linkedText(text: string, links: Map<string, string>): TextPart[] {
  const phrases = [...links.keys()].map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  let at = 0
  return text
    .split(new RegExp(`(${phrases.join('|')})`))
    .map((part) => {
      const begin = at
      at += part.length
      return { at: begin, text: part, href: links.get(part) ?? null }
    })
    .filter(({ text }) => text !== '')
}
