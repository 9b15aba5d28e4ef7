import { inArray } from 'drizzle-orm'
import type { Attributes, IOptions } from 'sanitize-html'
import { blogStartLength } from '#contract/blogs.ts'
import { pictureUrlPattern } from '#contract/pictures.ts'
import {
  richTextAlignments,
  richTextBackgrounds,
  richTextClasses,
  richTextColors,
  richTextIndents,
  richTextProtocols,
  richTextSpanOf,
} from '#contract/rich-text.ts'
import { plainText, storyStart } from '#values/format/excerpt.ts'
import { readingMinutes } from '#values/format/reading-time.ts'
import type { Db } from '../../platform/db/database.ts'
import { pictures } from '../../platform/db/schema.ts'
import { withTableRegions } from './table-regions.ts'

const inlineClasses = [
  ...richTextColors.map(richTextClasses.color),
  ...richTextBackgrounds.map(richTextClasses.background),
]
const blockClasses = [
  ...richTextAlignments.map(richTextClasses.align),
  ...Array.from({ length: richTextIndents }, (_, step) => richTextClasses.indent(step + 1)),
]
const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const otherTags = [
  'blockquote',
  'pre',
  'code',
  'ol',
  'ul',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'br',
  'hr',
  'img',
  'a',
  'span',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
]

/** Spans as the editor writes them: without those of 1. */
function spansOf({ colspan, rowspan }: Attributes): Attributes {
  const spans = Object.entries({ colspan, rowspan }).map(([name, value]) => [name, richTextSpanOf(value)] as const)
  return Object.fromEntries(spans.filter(([, span]) => span > 1).map(([name, span]) => [name, String(span)]))
}

const schema: IOptions = {
  allowedTags: [...blocks, ...otherTags],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { span: inlineClasses, ...Object.fromEntries(blocks.map((block) => [block, blockClasses])) },
  allowedSchemes: [...richTextProtocols],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    thead: 'tbody',
    tfoot: 'tbody',
    th: (tagName, attributes) => ({ tagName, attribs: spansOf(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: spansOf(attributes) }),
    // `src` comes first whatever order was sent: the trigger on `blogs` finds pictures by it.
    img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { src, ...rest } }),
    a: (tagName, { href }) => ({ tagName, attribs: { href: href ?? '', rel: 'noopener', target: '_blank' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureUrlPattern.test(attribs.src ?? ''),
}

/** A body as it is stored, and values derived from it. */
export interface PreparedBody {
  body: string
  start: string
  reading_minutes: number
}

/**
 * Sanitises rich text against the editor's schema, adds the sizes of pictures and the regions in which tables scroll,
 * and derives the excerpt of the card.
 * Pictures that are not in storage are left out.
 */
export async function prepareBody(db: Db, html: string): Promise<PreparedBody> {
  // Loaded on demand: only saving a story needs it (docs/decisions/0038).
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(html, schema)
  const body = withTableRegions(await withPictureSizes(db, clean))
  const text = plainText(body)
  return {
    body: text === '' && !body.includes('<img') ? '' : body,
    start: storyStart(body, blogStartLength),
    reading_minutes: readingMinutes(body),
  }
}

const imageTag = /<img src="([^"]+)"([^>]*?)\s*\/?>/g

/** @returns the addresses of the pictures in a prepared body, each once. */
export function pictureUrlsIn(body: string): string[] {
  return [...new Set([...body.matchAll(imageTag)].map(([, url]) => url!))]
}

/** Width and height reserve a picture's space before it is loaded. */
async function withPictureSizes(db: Db, body: string): Promise<string> {
  const urls = pictureUrlsIn(body)
  if (urls.length === 0) return body
  const columns = { url: pictures.url, width: pictures.width, height: pictures.height }
  // Locked until the transaction ends, so that a picture in the body is not removed meanwhile.
  const rows = await db.select(columns).from(pictures).where(inArray(pictures.url, urls)).for('key share')
  const known = new Map(rows.map((row) => [row.url, row]))
  return body.replace(imageTag, (_whole, url: string, rest: string) => {
    const size = known.get(url)
    return size ? `<img src="${url}"${rest} width="${size.width}" height="${size.height}">` : ''
  })
}
