import type { TripDetail } from '#contract/trips.ts'
import { excerpt, excerptLength } from '#values/format/excerpt.ts'
import { formatReadingTime } from '#values/format/reading-time.ts'
import { LeadOn } from '#site/shell/lead-on/lead-on.tsx'
import { TellUs } from '#site/shell/lead-on/tell-us.tsx'
import { tripLead } from '#site/shell/lead-on/trip-lead.ts'

/** For one to three trips. */
const headings = ['One more like this', 'Two more like this', 'Three more like this']

/** Related stories, similar trips, and contact. */
export function TripLeadsOn({ trip: { stories, similar } }: { trip: TripDetail }) {
  const read = stories.map(({ slug, title, tags, start, reading_minutes, featured_picture }) => ({
    key: slug,
    link: { to: '/blog/$slug' as const, params: { slug } },
    kicker: tags?.[0] ?? '',
    title,
    line: formatReadingTime(reading_minutes),
    words: [excerpt(start, excerptLength.list)],
    picture: featured_picture,
  }))
  return (
    <>
      <LeadOn id="trip-stories" heading="Read before you go" leads={read} />
      <LeadOn
        id="trip-similar"
        heading={headings[similar.length - 1] ?? ''}
        leads={similar.map(tripLead)}
        className={read.length > 0 ? 'pt-0!' : ''}
      />
      <TellUs />
    </>
  )
}
