import type { CheckedStory } from '#values/checks/story-findings.ts'
import type { BlogValues } from '../blog-values.ts'

/** The fields that the rules read. */
export function checkedStoryOf({ title, body, featured_image, featured_image_alt, tags }: BlogValues): CheckedStory {
  return { title, body, featured: featured_image ? { alt: featured_image_alt } : null, tags: tags.length }
}
