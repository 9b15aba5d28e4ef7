import { Link } from '@tanstack/react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { ArrowRight } from '#ui/icons.tsx'
import { excerptLength } from '#values/format/excerpt.ts'
import { useQueryIfCached } from '#site/shell/queries/use-query.ts'
import { BlogCard } from './blog-card.tsx'
import { latestBlogsQuery } from '../blog-queries.ts'

/** 'Stories & Insights' of the home page; renders nothing without stories (specification 2.3). */
export function LatestStories() {
  const data = useQueryIfCached(latestBlogsQuery)
  const blogs = data?.items ?? []
  if (blogs.length === 0) return null
  return (
    <section className="band" aria-labelledby="stories-heading">
      <div className="page-width">
        <div className="grid gap-5 lg:grid-cols-12 lg:items-end">
          <h2 id="stories-heading" className="text-h2 lg:col-span-7">
            Stories & Insights
          </h2>
          <p className="max-w-[40ch] text-lead text-muted lg:col-span-4 lg:col-start-9">
            Field notes on seasons, crafts, kitchens and trains, for reading before you pack.
          </p>
        </div>
        <ul className="latest-stories mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3 md:gap-x-6 lg:mt-14 lg:gap-x-12">
          {blogs.map((blog) => (
            <li key={blog.id}>
              <BlogCard blog={blog} excerptLength={excerptLength.home} />
            </li>
          ))}
        </ul>
        <Link to="/blogs" className={`${buttonStyles.outline} mt-12 lg:mt-16`}>
          View All Stories
          <ArrowRight />
        </Link>
      </div>
    </section>
  )
}
