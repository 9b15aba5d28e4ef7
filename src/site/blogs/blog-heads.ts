import type { BlogDetail } from '#contract/blogs.ts'
import type { SiteProfile } from '#contract/site.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { blogsPage } from '#values/pages/blogs.ts'
import { fixedPageHead, noIndexHead, pageHead } from '../shell/page-head.ts'
import { breadcrumbList } from '../shell/head/structured-data/breadcrumb-list.ts'
import { storyData } from '../shell/head/structured-data/story-data.ts'
import { notFoundTitles } from '../shell/notices/not-found-titles.ts'
import type { BlogListSearch } from './list/blog-search.ts'

interface BlogListHead extends BlogListSearch {
  site: SiteProfile | undefined
  /** With tag and page. */
  path: string
  isEmpty: boolean
}

/** Search engines index each tag as a page. Empty list pages are not indexed. */
export function blogListHead({ site, tag, page, path, isEmpty }: BlogListHead) {
  const { title, description } = blogsPage
  const place = page ? `Page ${page}` : undefined
  return fixedPageHead(site, blogsPage, {
    title: [tag, title, place].filter(Boolean).join(' · '),
    description: [
      tag ? `Stories about ${tag} from across India, written by people who were there.` : description,
      place && `${place}.`,
    ]
      .filter(Boolean)
      .join(' '),
    path,
    unlisted: isEmpty,
    structuredData: import.meta.env.SSR && site && [breadcrumbList(site, [{ name: 'Blogs', path: blogsPage.path }])],
  })
}

/** Drafts and missing stories are not indexed. */
export function blogHead(site: SiteProfile | undefined, blog: BlogDetail | undefined) {
  if (!blog) return noIndexHead(site, notFoundTitles.story)
  const isDraft = blog.status === 'draft'
  const description = excerpt(blog.start, metaLength)
  return pageHead({
    site,
    title: blog.title,
    description,
    path: `/blog/${blog.slug}`,
    card: blog.share_image,
    type: 'article',
    unlisted: isDraft,
    structuredData: import.meta.env.SSR && site && !isDraft && storyData(blog, { site, description }),
  })
}
