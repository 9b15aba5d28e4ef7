import type { BlogCard } from '#contract/blog-card.ts'
import { dayInIndia, formatDay } from '#values/format/dates.ts'
import { formatReadingTime } from '#values/format/reading-time.ts'

/** Author of every story (specification 6). */
const author = 'By Admin'

/** Date shown with a story; drafts have no `published_at`. */
export function storyDate({ published_at, created_at }: Pick<BlogCard, 'published_at' | 'created_at'>): string {
  return published_at ?? created_at
}

interface BlogFactsProps {
  blog: BlogCard
  className?: string
}

export function BlogFacts({ blog, className = '' }: BlogFactsProps) {
  const moment = storyDate(blog)
  return (
    <p className={`blog-facts text-small text-muted ${className}`}>
      <span>
        <time dateTime={dayInIndia(moment)}>{formatDay(moment)}</time>{' '}
        <span className="text-[0.8125rem]">{author}</span> <span>{formatReadingTime(blog.reading_minutes)}</span>
      </span>
    </p>
  )
}

interface TagLineProps {
  tags: string[] | null
  /** Maximum number of tags. */
  count: number
}

/** Renders nothing for a story without tags. */
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
