import type { SiteProfile } from '#contract/site.ts'
import { blogsPage } from '#values/pages/blogs.ts'
import type { FeedStory } from './feed-queries.ts'
import { xmlText } from '../../platform/http/responses/xml.ts'

/** Where pages and feeds name them. */
export const feedPaths = { rss: '/feed.xml', atom: '/atom.xml' } as const

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with whole stories. */
export function rssFeed(site: SiteProfile, stories: FeedStory[]): string {
  const { site_url, brand_name } = site
  const items = stories.map((story) =>
    [
      '<item>',
      element('title', story.title),
      element('link', storyUrl(site, story)),
      `<guid isPermaLink="false">urn:uuid:${story.id}</guid>`,
      element('pubDate', story.published.toUTCString()),
      ...story.tags.map((tag) => element('category', tag)),
      element('description', story.summary),
      element('content:encoded', storyHtml(site, story)),
      '</item>',
    ].join(''),
  )
  const channel = [
    element('title', `${blogsPage.title} · ${brand_name}`),
    element('link', site_url + blogsPage.path),
    element('description', blogsPage.description ?? site.tagline),
    element('language', 'en-in'),
    element('lastBuildDate', lastUpdate(stories).toUTCString()),
    `<atom:link href="${xmlText(site_url)}${feedPaths.rss}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"'
  return `<rss version="2.0" ${namespaces}><channel>${channel.join('')}</channel></rss>`
}

/** Atom (RFC 4287) with whole stories. */
export function atomFeed(site: SiteProfile, stories: FeedStory[]): string {
  const { site_url, brand_name } = site
  const entries = stories.map((story) =>
    [
      '<entry>',
      `<id>urn:uuid:${story.id}</id>`,
      element('title', story.title),
      `<link rel="alternate" type="text/html" href="${xmlText(storyUrl(site, story))}"/>`,
      element('published', story.published.toISOString()),
      element('updated', story.updated.toISOString()),
      ...story.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
      element('summary', story.summary),
      `<content type="html">${xmlText(storyHtml(site, story))}</content>`,
      '</entry>',
    ].join(''),
  )
  const feed = [
    `<id>${xmlText(site_url)}${feedPaths.atom}</id>`,
    element('title', `${blogsPage.title} · ${brand_name}`),
    element('subtitle', blogsPage.description ?? site.tagline),
    element('updated', lastUpdate(stories).toISOString()),
    `<link rel="self" type="application/atom+xml" href="${xmlText(site_url)}${feedPaths.atom}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(site_url + blogsPage.path)}"/>`,
    `<author>${element('name', brand_name)}</author>`,
    ...entries,
  ]
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">${feed.join('')}</feed>`
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

function storyUrl({ site_url }: SiteProfile, { slug }: FeedStory): string {
  return `${site_url}/blog/${slug}`
}

/** Readers show it away from our site: addresses are absolute. */
function storyHtml({ site_url }: SiteProfile, { body, picture }: FeedStory): string {
  const opening = picture ? `<p><img src="${site_url}${picture.url}" alt="${xmlText(picture.alt)}"></p>` : ''
  return opening + body.replace(/(<[^>]*\s(?:src|href)=")\/(?!\/)/g, `$1${site_url}/`)
}

function lastUpdate(stories: FeedStory[]): Date {
  return new Date(Math.max(0, ...stories.map(({ updated }) => updated.getTime())))
}
