/** A normalised slug. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The slug of a title (specification 5): lower case; only a-z, 0-9, space and hyphen stay; white space becomes one
 * hyphen; hyphens are collapsed and trimmed.
 * @returns an empty string when nothing is left, as for a title in Devanagari.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
