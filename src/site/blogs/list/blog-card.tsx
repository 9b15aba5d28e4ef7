import { Link } from '@tanstack/react-router'
import type { BlogCard as Blog } from '#contract/blog-card.ts'
import { excerpt } from '#values/format/excerpt.ts'
import { BlogFacts, TagLine } from '../blog-facts.tsx'
import { StoryPicture } from '../story/story-picture.tsx'

/** On a card other than the featured story (specification 9). */
const shownTags = 2

interface BlogCardProps {
  blog: Blog
  /** Characters. */
  excerptLength: number
}

/** The link on the title covers the whole card. */
export function BlogCard({ blog, excerptLength }: BlogCardProps) {
  return (
    <article className="group relative">
      <StoryPicture
        blog={blog}
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw"
        className="aspect-3/2"
      />
      <div className="mt-5">
        <TagLine tags={blog.tags} count={shownTags} />
        <h3 className="mt-2.5 text-h3 wrap-anywhere">
          <StoryLink blog={blog} />
        </h3>
        <p className="mt-3 text-muted wrap-anywhere">{excerpt(blog.start, excerptLength)}</p>
        <BlogFacts blog={blog} className="mt-4" />
      </div>
    </article>
  )
}

/** Stretched over the card, which must be `relative` and a `group`. */
export function StoryLink({ blog }: { blog: Blog }) {
  return (
    <Link
      to="/blog/$slug"
      params={{ slug: blog.slug }}
      className="transition-colors duration-(--duration-calm) group-hover:text-madder after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-indigo"
    >
      {blog.title}
    </Link>
  )
}
