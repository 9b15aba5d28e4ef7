import type { KnownProfile } from './first-values/known-profile.ts'
import { mailLink, phoneLink } from '#values/addresses/contact-links.ts'

interface TextPart {
  text: string
  href: string | null
}

/** Phrases that become links wherever a legal text contains them, with their hrefs. */
export function legalLinks(site: KnownProfile): Map<string, string> {
  const links = new Map([
    ['Privacy Policy', '/privacy'],
    ['Contact page', '/contact'],
  ])
  if (site.email) links.set(site.email, mailLink(site.email))
  if (site.phone) links.set(site.phone, phoneLink(site.phone))
  return links
}

/** Splits a text at the phrases that are links; the concatenated parts are the text. */
export function linkedText(text: string, links: Map<string, string>): TextPart[] {
  const phrases = [...links.keys()].map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return text
    .split(new RegExp(`(${phrases.join('|')})`))
    .filter(Boolean)
    .map((part) => ({ text: part, href: links.get(part) ?? null }))
}
