/** Public pages that a browser may fetch before a tap, as URL patterns; any query string is allowed. */
export const speculated = [
  '/',
  '/trip/*',
  '/category/*',
  '/journeys',
  '/blogs',
  '/blog/*',
  '/host/*',
  '/about',
  '/partner',
  '/contact',
  '/privacy',
  '/terms',
]

/** Lists that search engines must not follow, and what opens a tab. */
const leftOut = '[rel~="nofollow"], [target]'

/** When a pointer rests on a link, or on a phone when a link stays in view. */
const eagerness = 'moderate'

const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: speculated }, { not: { selector_matches: leftOut } }] },
      eagerness,
    },
  ],
}

/**
 * The rules of a public page (docs/decisions/0018): no private address is among them, and pages of the admin and previews have
 * none. Browsers let them run by their hash, as other inline scripts; those that do not know them ignore them.
 * @param nonce by which the script is found and hashed.
 */
export function speculationRules(nonce: string): string {
  return `<script type="speculationrules" nonce="${nonce}">${JSON.stringify(rules)}</script>`
}
