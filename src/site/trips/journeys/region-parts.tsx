import { Picture } from '#ui/picture.tsx'
import { formatTrips } from '#values/format/counts.ts'
import { LeadOn } from '#site/shell/lead-on/lead-on.tsx'
import { storyLead } from '#site/shell/lead-on/story-lead.ts'
import { useQuery } from '#site/shell/queries/use-query.ts'
import { regionQuery } from '../trip-queries.ts'

/** What a region is, beside the picture of its first journey. */
export function RegionHeader({ name }: { name: string }) {
  const { words, season, picture } = useQuery(regionQuery(name))
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.1fr] lg:items-center">
      <div>
        <p className="eyebrow text-madder">{season || 'From the snow line to the backwaters'}</p>
        <h1 className="mt-4 max-w-[16ch] text-h1">{`Journeys in ${name}`}</h1>
        {words ? <p className="mt-5 max-w-measure text-lead text-pretty whitespace-pre-line">{words}</p> : null}
      </div>
      {picture ? (
        <Picture
          picture={picture}
          sizes="(width >= 84rem) 40rem, (width >= 64rem) 48vw, 92vw"
          priority
          className="aspect-5/2 lg:aspect-3/2"
        />
      ) : null}
    </div>
  )
}

/** Who leads journeys in a region, and what is written about it. */
export function RegionEnd({ name }: { name: string }) {
  const { hosts, stories } = useQuery(regionQuery(name))
  const people = hosts.map(({ id, vendor_name, number_of_trips, portrait }) => ({
    key: id,
    link: { to: '/host/$id' as const, params: { id } },
    kicker: 'Host',
    title: vendor_name,
    line: number_of_trips > 0 ? `${formatTrips(number_of_trips)} led` : '',
    words: [],
    picture: portrait,
  }))
  const leads = [...people, ...stories.map(storyLead)]
  return <LeadOn id="region-end" heading={`Hosts and stories of ${name}`} leads={leads} rows />
}
