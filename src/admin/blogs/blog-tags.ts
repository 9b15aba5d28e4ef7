import { blogLimits } from '#contract/blogs.ts'
import { adminMessages } from '#contract/messages.ts'

const tooMany = `At most ${blogLimits.tags} tags can be added`

/** The new list of tags, or the reason why the tag was rejected. */
export type TagsResult = { tags: string[] } | { refusal: string }

/**
 * Adds a tag, trimmed; rejected if it is a duplicate regardless of case.
 * @param typed not blank.
 */
export function withTag(tags: string[], typed: string): TagsResult {
  const tag = typed.trim()
  const known = tags.some((each) => each.toLowerCase() === tag.toLowerCase())
  if (known) return { refusal: adminMessages.blogs.tagRepeated }
  if (tags.length >= blogLimits.tags) return { refusal: tooMany }
  return { tags: [...tags, tag] }
}
