import { Link, linkOptions } from '@tanstack/react-router'
import type { BlogCard as Blog } from '#contract/blog-card.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { excerptLength } from '#values/format/excerpt.ts'
import { blogsPage } from '#values/pages/blogs.ts'
import { PageLinks } from '#site/shell/links/page-links.tsx'
import { useQueryIfCached } from '#site/shell/queries/use-query.ts'
import { BlogCard } from './blog-card.tsx'
import { blogCardsQuery, blogsPerPage } from '../blog-queries.ts'
import type { BlogListSearch } from './blog-search.ts'
import { FeaturedStory } from './featured-story.tsx'
import { PopularTopics } from './popular-topics.tsx'

/** Specification 2.6. A failed fetch shows as an empty list and is retried. */
export function BlogListPage({ tag, page = 1 }: BlogListSearch) {
  const data = useQueryIfCached(blogCardsQuery({ tag, page }))
  const { items = [], total = 0 } = data ?? {}
  const featured = page === 1 ? items[0] : undefined
  const rest = featured ? items.slice(1) : items
  return (
    <>
      <Heading tag={tag} total={total} />
      {featured ? <FeaturedStory blog={featured} /> : null}
      {items.length === 0 ? <Empty tag={tag} page={page} /> : null}
      <div className={`page-width pb-16 lg:pb-28 ${items.length > 0 && !featured ? '' : 'pt-16 lg:pt-28'}`}>
        {rest.length === 0 ? (
          <PopularTopics chosen={tag} />
        ) : (
          <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_15rem] xl:grid-cols-[1fr_17rem] xl:gap-x-24">
            <PopularTopics chosen={tag} className="topics-beside lg:col-start-2" />
            <section aria-labelledby="latest-heading" className="lg:col-start-1 lg:row-start-1">
              <h2 id="latest-heading" className="text-h2">
                Latest Stories
              </h2>
              <StoryGrid blogs={rest} />
              <PageLinks
                label="Pages of stories"
                previous="Newer stories"
                next="Older stories"
                page={page}
                pages={Math.ceil(total / blogsPerPage)}
                linkTo={(wanted) => linkOptions({ to: '/blogs', search: { tag, page: wanted } })}
              />
            </section>
          </div>
        )}
      </div>
    </>
  )
}

function Heading({ tag, total }: { tag: string | undefined; total: number }) {
  return (
    <header className="page-width grid gap-x-12 gap-y-6 pt-12 pb-10 lg:grid-cols-12 lg:items-end lg:pt-20 lg:pb-16">
      <h1 className="max-w-[14ch] text-h1 [word-spacing:0.06em] lg:col-span-7">{blogsPage.title}</h1>
      {tag && total > 0 ? (
        <p className="flex flex-wrap items-center gap-x-6 text-lead lg:col-span-5 lg:pb-1.5">
          <span className="wrap-anywhere">
            {total} {total === 1 ? 'story' : 'stories'} on <strong className="font-semibold">{tag}</strong>
          </span>
          <AllStoriesLink className="text-link inline-flex min-h-11 items-center text-body font-semibold" />
        </p>
      ) : (
        <p className="max-w-[44ch] text-lead text-muted lg:col-span-5 lg:pb-3">{blogsPage.description}</p>
      )}
    </header>
  )
}

function StoryGrid({ blogs }: { blogs: Blog[] }) {
  return (
    <ul className="mt-9 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:mt-12 lg:gap-x-12 lg:gap-y-20 lg:pb-24">
      {blogs.map((blog) => (
        <li key={blog.id} className="relative lg:even:top-24">
          <BlogCard blog={blog} excerptLength={excerptLength.list} />
        </li>
      ))}
    </ul>
  )
}

function Empty({ tag, page }: { tag: string | undefined; page: number }) {
  const isWhole = !tag && page === 1
  return (
    <section className="page-width border-t border-line pt-12">
      <h2 className="text-h2">No blogs found</h2>
      <p className="mt-4 max-w-measure text-lead text-muted">
        {isWhole ? (
          'There is nothing to read here just now. The journeys themselves are a page away.'
        ) : tag ? (
          <>No story carries the tag “{tag}”.</>
        ) : (
          'There is nothing on this page of the list. Every story is one step back.'
        )}
      </p>
      <div className="mt-8">
        {isWhole ? (
          <Link to="/" className={buttonStyles.outline}>
            Home
          </Link>
        ) : (
          <AllStoriesLink className={buttonStyles.outline} />
        )}
      </div>
    </section>
  )
}

function AllStoriesLink({ className }: { className: string }) {
  return (
    <Link to="/blogs" activeOptions={{ exact: true }} className={className}>
      All stories
    </Link>
  )
}
