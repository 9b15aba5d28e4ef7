import type { CurrentSettings } from '#server/api/settings.ts'
import { categoryPath } from '#values/categories.ts'
import { formatDays } from '#values/format/counts.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { formatRupees } from '#values/format/money.ts'
import { publicPages } from '#values/pages/fixed-pages.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import type { Overview } from './overview-queries.ts'
import { feedPaths } from './feeds.ts'

/** Describes the site and its pages, for programs that read text (https://llmstxt.org). */
export function llmsText(
  { profile: site, values }: CurrentSettings,
  { categories, journeys, stories }: Overview,
): string {
  const { brand_name, tagline } = site
  const link = (name: string, path: string, about: string) =>
    `- [${plain(name)}](${site.site_url}${path}): ${plain(about)}`
  const section = (heading: string, lines: string[]) => (lines.length > 0 ? [`## ${heading}`, lines.join('\n')] : [])
  return [
    `# ${plain(brand_name)}`,
    `> ${plain(tagline)}`,
    `Prices are in Indian rupees per person, before ${values.taxes.gst_rate}% GST. Trips are enquired about in a chat; nothing is booked or paid on this website.`,
    ...section(
      'Pages',
      publicPages(site).map(({ title, path, description }) => link(title, path, description ?? tagline)),
    ),
    ...section(
      'Experiences',
      categories.map(({ name, title, description }) =>
        link(title, categoryPath(name), excerpt(description || title, metaLength)),
      ),
    ),
    ...section(
      'Journeys',
      journeys.map((trip) => link(trip.title, tripPath(trip), aboutTrip(trip))),
    ),
    ...section(
      'Stories',
      stories.map(({ slug, title, start }) => link(title, `/blog/${slug}`, excerpt(start, metaLength))),
    ),
    ...section('More', [
      link('Sitemap', '/sitemap.xml', 'every public page'),
      link('Feeds', feedPaths.rss, `new stories as RSS; as Atom at ${feedPaths.atom}`),
      link('Programming interface', '/api/openapi.json', 'published trips and stories as JSON (OpenAPI 3.1)'),
    ]),
  ].join('\n\n')
}

function aboutTrip({ region, duration, price, summary }: Overview['journeys'][number]): string {
  const facts = [region.trim(), formatDays(duration), `${formatRupees(price)} per person`].filter(Boolean).join(', ')
  return summary ? `${facts}. ${summary}` : facts
}

/** One line without what Markdown would take for a link, code or HTML. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>`]/g, String.raw`\$&`)
}
