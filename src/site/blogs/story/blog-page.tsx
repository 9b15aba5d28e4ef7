import { Link } from '@tanstack/react-router'
import type { Blog } from '#contract/blogs.ts'
import { Picture } from '#ui/picture.tsx'
import { BrandSign } from '#site/shell/brand/brand-sign.tsx'
import { Breadcrumbs } from '#site/shell/links/breadcrumbs.tsx'
import { PageActions } from '#site/shell/page-actions/page-actions.tsx'
import type { SavedPage } from '#site/shell/page-actions/saved-pages.ts'
import { useQuery } from '#site/shell/queries/use-query.ts'
import { BlogFacts } from '../blog-facts.tsx'
import { blogQuery } from '../blog-queries.ts'
import { StoryEnd, StoryTrip } from './story-end.tsx'
import { useMemo } from 'react'
import { withHeadingsBelowTitle } from './body-headings.ts'
import { withSpaceAfterDropCap } from './drop-cap.ts'
import { withResponsivePictures } from './body-pictures.ts'

/** Longer titles are set smaller. */
const longTitle = 60

/** Specification 2.7. */
export function BlogPage({ slug }: { slug: string }) {
  const blog = useQuery(blogQuery(slug))
  const [trip] = blog.trips
  return (
    <>
      {blog.status === 'draft' ? <DraftBanner /> : null}
      <article className="overflow-x-clip pb-12 lg:pb-16">
        <div className={`story-page page-width ${trip ? 'story-page-beside' : ''}`}>
          <StoryHeader blog={blog} />
          <div className="story-margin mt-6 lg:mt-0">
            <BlogFacts blog={blog} className="lg:[&>span]:flex-col lg:[&>span]:gap-y-1" />
            <div className="mt-2 lg:mt-5 lg:border-t lg:border-line lg:pt-3">
              <PageActions kind="story" page={savedStory(blog)} className="lg:min-h-33 lg:flex-col" />
            </div>
          </div>
          <StoryPicture blog={blog} />
          <StoryBody blog={blog} />
          {trip ? <StoryTrip trip={trip} /> : null}
        </div>
      </article>
      <StoryEnd trips={blog.trips} />
    </>
  )
}

function savedStory({ slug, title, featured_picture: picture }: Blog): SavedPage {
  return { slug, title, picture }
}

/** Shown in an admin's preview of a story that is not public. */
function DraftBanner() {
  return <p className="no-print bg-marigold py-2.5 text-center font-semibold text-ink">Draft preview</p>
}

function StoryHeader({ blog: { tags, title } }: { blog: Blog }) {
  const size = title.length > longTitle ? 'text-h2' : 'text-h1'
  return (
    <header className="story-header">
      <Breadcrumbs parent={{ label: 'Blogs', link: { to: '/blogs', activeOptions: { exact: true } } }} />
      {tags?.length ? (
        <ul className="eyebrow -mt-2 mb-3 flex flex-wrap gap-x-5 lg:mb-5" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/blogs"
                search={{ tag }}
                className="inline-flex min-h-11 items-center text-madder underline decoration-transparent underline-offset-4 transition-colors duration-(--duration-calm) hover:decoration-current"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className={`max-w-[20ch] [word-spacing:0.06em] wrap-anywhere ${size}`}>{title}</h1>
    </header>
  )
}

function StoryPicture({ blog: { featured_picture: picture } }: { blog: Blog }) {
  if (!picture) return null
  return (
    <div className="story-opening mt-7 lg:mt-0">
      <div className="bleed bleed-right">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 80vw, 98vw"
          priority
          className="aspect-3/2 lg:aspect-auto lg:h-[clamp(26rem,41vw,38rem)]"
        />
      </div>
    </div>
  )
}

function StoryBody({ blog }: { blog: Blog }) {
  const { body } = blog
  return (
    <div className="story-text">
      <StoryText body={body} />
      <BrandSign className="no-print mt-12 size-9 text-madder" />
      {/* On wide screens they stay in view beside the text. */}
      <PageActions kind="story" page={savedStory(blog)} className="mt-6 lg:hidden" />
    </div>
  )
}

/** @param body sanitised by the server when it was saved. */
function StoryText({ body }: { body: string }) {
  const html = useMemo(() => withSpaceAfterDropCap(withHeadingsBelowTitle(withResponsivePictures(body))), [body])
  return <div className="story" dangerouslySetInnerHTML={{ __html: html }} />
}
