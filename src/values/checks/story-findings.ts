import { readingMinutes } from '../format/reading-time.ts'
import { checkLimits, lengthOf, type Finding, type StoryCheck } from './check-names.ts'

export interface CheckedStory {
  title: string
  /** HTML. */
  body: string
  featured: { alt: string } | null
  tags: number
}

/** In JavaScript and PostgreSQL alike. */
export const bodyPatterns = {
  /** A picture without an alternative text. */
  untold: '<img (?![^>]*alt="[^"]+")[^>]*>',
  /** The address of a link to this site. */
  ownLink: 'href="(/[^"]*)"',
} as const

/** @returns addresses of links to pages of this site, each once. */
export function ownLinksIn(body: string): string[] {
  return [...new Set([...body.matchAll(new RegExp(bodyPatterns.ownLink, 'g'))].map(([, address]) => address!))]
}

/** @param broken addresses that lead nowhere; undefined while that is not known. */
export function storyFindings(story: CheckedStory, broken: string[] | undefined): Finding<StoryCheck>[] {
  const { title, body, featured, tags } = story
  const findings: Finding<StoryCheck>[] = []
  const nowhere = ownLinksIn(body).find((address) => broken?.includes(address))
  if (nowhere !== undefined) {
    const within = `a[href="${quoted(nowhere)}"]`
    findings.push({ check: 'links', text: `The link to ${nowhere} leads nowhere`, field: 'body', within })
  }
  if (!featured) findings.push({ check: 'picture', text: 'No featured picture', field: 'featured_image' })
  if (featured?.alt.trim() === '') {
    findings.push({ check: 'alt', text: 'The featured picture has no alternative text', field: 'featured_image_alt' })
  } else if (new RegExp(bodyPatterns.untold).test(body)) {
    const text = 'A picture in the text has no alternative text'
    findings.push({ check: 'alt', text, field: 'body', within: 'img:not([alt]), img[alt=""]' })
  }
  if (readingMinutes(body) < checkLimits.minutes) {
    findings.push({ check: 'length', text: 'The story is read in less than a minute', field: 'body' })
  }
  const length = lengthOf(title)
  if (length > checkLimits.title) {
    const text = `The title has ${length} characters; search results cut it at about ${checkLimits.title}`
    findings.push({ check: 'title', text, field: 'title' })
  }
  if (tags === 0) findings.push({ check: 'tags', text: 'No tags, by which readers find it', field: 'tags' })
  return findings
}

function quoted(address: string): string {
  return address.replace(/[\\"]/g, '\\$&')
}
