import type { BlogCard } from '#contract/blog-card.ts'
import { excerpt, excerptLength } from '#values/format/excerpt.ts'
import { StoryLink } from './blog-card.tsx'
import { BlogFacts, TagLine } from '../blog-facts.tsx'
import { StoryPicture } from '../story/story-picture.tsx'

/** Specification 9. */
const shownTags = 3

export function FeaturedStory({ blog }: { blog: BlogCard }) {
  return (
    <section aria-label="Featured story" className="overflow-x-clip">
      <article className="group relative page-width grid gap-y-7 lg:grid-cols-12 lg:gap-x-12">
        <div className="bleed bleed-left lg:col-span-7">
          <StoryPicture
            blog={blog}
            sizes="(min-width: 64rem) 64vw, 98vw"
            priority
            className="aspect-3/2 lg:aspect-auto lg:h-[clamp(28rem,44vw,40rem)]"
          />
        </div>
        <div className="lg:col-span-5 lg:mt-16 lg:self-start lg:border-t lg:border-ink/25 lg:pt-6">
          <TagLine tags={blog.tags} count={shownTags} />
          <h2 className="mt-4 text-[clamp(2.125rem,1.3rem+3.1vw,3.875rem)] leading-[1.04] tracking-[-0.018em] wrap-anywhere">
            <StoryLink blog={blog} />
          </h2>
          <p className="mt-5 max-w-measure text-lead wrap-anywhere">{excerpt(blog.start, excerptLength.list)}</p>
          <BlogFacts blog={blog} className="mt-6" />
        </div>
      </article>
    </section>
  )
}
