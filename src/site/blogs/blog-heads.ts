import type { Blog, BlogDetail } from '#contract/blogs.ts'
import type { SiteProfile } from '#contract/site.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { noIndexHead, pageHead } from '../shell/page-head.ts'
import { storyDate } from './blog-facts.tsx'
import type { BlogListSearch } from './list/blog-search.ts'
import { blogsText } from './blogs-text.ts'

const unlisted = { name: 'robots', content: 'noindex' }

interface BlogListHead extends BlogListSearch {
  site: SiteProfile | undefined
  /** With tag and page. */
  path: string
  isEmpty: boolean
  image: string | null | undefined
}

/** Empty list pages are not indexed. */
export function blogListHead({ site, tag, page, path, isEmpty, image }: BlogListHead) {
  const { title, lead } = blogsText.list
  const parts = [tag, title, page ? `Page ${page}` : undefined]
  const head = pageHead({ site, title: parts.filter(Boolean).join(' · '), description: lead, path, image })
  return isEmpty ? { ...head, meta: [...head.meta, unlisted] } : head
}

/** Drafts and missing stories are not indexed. */
export function blogHead(site: SiteProfile | undefined, blog: BlogDetail | undefined) {
  if (!blog) return noIndexHead(blogsText.story.notFound.title)
  const isDraft = blog.status === 'draft'
  const path = `/blog/${blog.slug}`
  const head = pageHead({
    site,
    title: blog.title,
    description: excerpt(blog.start, metaLength),
    path,
    image: blog.featured_image,
    card: blog.share_image,
    type: 'article',
    ...(isDraft || !site ? {} : { structuredData: structuredData(site, blog, `${site.site_url}${path}`) }),
  })
  return isDraft ? { ...head, meta: [...head.meta, unlisted] } : head
}

function structuredData(site: SiteProfile, blog: Blog, url: string): Record<string, unknown> {
  const brand = { '@type': 'Organization', name: site.brand_name, url: `${site.site_url}/` }
  return {
    '@type': 'BlogPosting',
    headline: blog.title,
    description: excerpt(blog.start, metaLength),
    datePublished: storyDate(blog),
    dateModified: blog.updated_at,
    author: brand,
    publisher: brand,
    mainEntityOfPage: url,
    url,
    ...(blog.featured_image ? { image: `${site.site_url}${blog.featured_image}` } : {}),
    ...(blog.tags?.length ? { keywords: blog.tags.join(', ') } : {}),
  }
}
