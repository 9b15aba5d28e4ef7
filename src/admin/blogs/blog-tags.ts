import { blogLimits } from '#contract/blogs.ts'
import { adminMessages } from '#contract/messages.ts'

/** Said when no further tag fits. */
const tooMany = `At most ${blogLimits.tags} tags can be added`

/** The tags with another one, or why it is not taken. */
export type TagsOrRefusal = { tags: string[] } | { refusal: string }

/**
 * Adds a tag: trimmed, and refused when one is there that differs at most in case.
 * @param typed text that is not blank.
 */
export function withTag(tags: string[], typed: string): TagsOrRefusal {
  const tag = typed.trim()
  const known = tags.some((each) => each.toLowerCase() === tag.toLowerCase())
  if (known) return { refusal: adminMessages.blogs.tagRepeated }
  if (tags.length >= blogLimits.tags) return { refusal: tooMany }
  return { tags: [...tags, tag] }
}
