import { blogFields } from '#contract/content/blog-fields.ts'
import { adminMessages } from '#contract/messages.ts'

const tooMany = `At most ${blogFields.tags.max} tags can be added`
const tooLong = `A tag has at most ${blogFields.tags.limit} characters`

export interface TagsResult {
  tags: string[]
  /** The rejected tags, and the reason. */
  rest: string
  refusal: string | null
}

/**
 * Adds tags, trimmed; a duplicate is rejected regardless of case.
 * @param typed one tag, or several with commas between them.
 */
export function withTags(tags: string[], typed: string): TagsResult {
  const added = [...tags]
  const rejected: string[] = []
  let refusal: string | null = null
  for (const tag of typed.split(',').map((each) => each.trim())) {
    if (tag === '') continue
    const reason = reasonAgainst(added, tag)
    if (reason === null) added.push(tag)
    else rejected.push(tag)
    refusal ??= reason
  }
  return { tags: added, rest: rejected.join(', '), refusal }
}

function reasonAgainst(tags: string[], tag: string): string | null {
  if (hasTag(tags, tag)) return adminMessages.blogs.tagRepeated
  if (tag.length > blogFields.tags.limit) return tooLong
  return tags.length >= blogFields.tags.max ? tooMany : null
}

export function hasTag(tags: string[], tag: string): boolean {
  return tags.some((each) => each.toLowerCase() === tag.toLowerCase())
}
