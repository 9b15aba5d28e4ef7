import type { BlogCard } from '#contract/blog-card.ts'
import { excerpt, excerptLength } from '#values/format/excerpt.ts'
import { formatReadingTime } from '#values/format/reading-time.ts'
import type { Lead } from './lead-on.tsx'

export function storyLead({ slug, title, tags, start, reading_minutes, featured_picture }: BlogCard): Lead {
  return {
    key: slug,
    link: { to: '/blog/$slug', params: { slug } },
    kicker: tags?.[0] ? `Story · ${tags[0]}` : 'Story',
    title,
    line: formatReadingTime(reading_minutes),
    words: [excerpt(start, excerptLength.list)],
    picture: featured_picture,
  }
}
