import type { BlogDetail } from '#contract/blogs.ts'
import type { SiteProfile } from '#contract/site.ts'
import { blogsPage } from '#values/pages/blogs.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { organizationOf } from './organization.ts'
import type { Thing } from './schema-node.ts'

interface Facts {
  site: SiteProfile
  description: string
}

/** The author is the company, since 'By Admin' on the page names no person. */
export function storyData(blog: BlogDetail, { site, description }: Facts): Thing[] {
  const path = `/blog/${blog.slug}`
  const url = `${site.site_url}${path}`
  const images = [blog.featured_image, blog.share_image].filter((each) => each !== null)
  const posting: Thing = {
    '@type': 'BlogPosting',
    '@id': `${url}#story`,
    headline: blog.title,
    description,
    datePublished: blog.published_at ?? blog.created_at,
    dateModified: blog.updated_at,
    inLanguage: 'en-IN',
    author: organizationOf(site),
    publisher: organizationOf(site),
    mainEntityOfPage: url,
    url,
    timeRequired: `PT${blog.reading_minutes}M`,
    ...(images.length > 0 && { image: images.map((each) => site.site_url + each) }),
    ...(blog.tags?.length && { keywords: blog.tags.join(', ') }),
  }
  const trail = [
    { name: 'Blogs', path: blogsPage.path },
    { name: blog.title, path },
  ]
  return [posting, breadcrumbList(site, trail)]
}
