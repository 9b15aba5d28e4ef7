/** What a blog's slug looks like once it is normalised. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The slug of a title by the rule of specification 5: lower case, only a-z, 0-9, space and hyphen stay,
 * white space becomes one hyphen, hyphens are folded and trimmed.
 * @returns an empty string when nothing of the title is left (a title in Devanagari, for example).
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
