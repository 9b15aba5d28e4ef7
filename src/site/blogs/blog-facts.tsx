import type { BlogCard } from '#contract/blogs.ts'
import { dayInIndia, formatDay } from '#values/format/dates.ts'
import { formatReadingTime } from '#values/format/reading-time.ts'

/** The author label of every story (specification 6). */
const author = 'By Admin'

/** @returns the moment that a story's date stands for. */
export function storyMoment({ published_at, created_at }: Pick<BlogCard, 'published_at' | 'created_at'>): string {
  return published_at ?? created_at
}

interface BlogFactsProps {
  blog: BlogCard
  className?: string
}

/** Author, date and reading time in a quiet line. */
export function BlogFacts({ blog, className = '' }: BlogFactsProps) {
  const moment = storyMoment(blog)
  return (
    <p className={`blog-facts text-small text-muted ${className}`}>
      <span>
        <span>{author}</span> <time dateTime={dayInIndia(moment)}>{formatDay(moment)}</time>{' '}
        <span>{formatReadingTime(blog.reading_minutes)}</span>
      </span>
    </p>
  )
}

interface TagLineProps {
  tags: string[] | null
  /** How many are shown. */
  count: number
}

/** The first tags of a story over its title; nothing at all where it has none. */
export function TagLine({ tags, count }: TagLineProps) {
  if (!tags?.length) return null
  return (
    <ul className="eyebrow flex flex-wrap gap-x-3 gap-y-1 text-madder" aria-label="Tags">
      {tags.slice(0, count).map((tag) => (
        <li key={tag} className="not-first:before:mr-3 not-first:before:text-line not-first:before:content-['/']">
          {tag}
        </li>
      ))}
    </ul>
  )
}
