import type { Blog } from '#contract/blogs.ts'
import { blogFields } from '#contract/content/blog-fields.ts'
import { slugOf } from '#values/slug.ts'

/** The slug of a title, truncated to the limit. */
export function slugOfTitle(title: string): string {
  return slugOf(slugOf(title).slice(0, blogFields.slug.limit))
}

/**
 * Whether the slug follows the title: until the blog is published for the first time or its slug is edited by hand.
 * @param blog the stored blog; null for a new one.
 */
export function slugFollows(blog: Pick<Blog, 'title' | 'slug' | 'published_at'> | null): boolean {
  return blog === null || (blog.published_at === null && blog.slug === slugOfTitle(blog.title))
}
