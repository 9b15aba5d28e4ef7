import { slugOf } from '../slug.ts'

/**
 * Characters of the title's part. The whole path then has at most 100, as the page cache demands of what it stores
 * (docs/decisions/0035).
 */
const longest = 56

interface NamedTrip {
  id: string
  title: string
}

/**
 * The readable part of a trip's address (docs/decisions/0067): letters lose their accents, a long title is cut between
 * words.
 * @returns undefined where no Latin letter or digit is left, as of a title in Devanagari.
 */
export function tripTitlePart(title: string): string | undefined {
  const slug = slugOf(title.normalize('NFKD').replace(/\p{M}/gu, ''))
  const cut = slug.length > longest ? slug.slice(0, longest + 1).replace(/-[^-]*$/, '') : slug
  return cut.slice(0, longest) || undefined
}

/** @returns the path that links, the sitemap and the canonical URL name; `/trip/{id}` also shows the page. */
export function tripPath({ id, title }: NamedTrip): string {
  const part = tripTitlePart(title)
  return `/trip/${id}${part ? `/${part}` : ''}`
}
