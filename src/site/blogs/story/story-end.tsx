import { Link } from '@tanstack/react-router'
import type { TripCard } from '#contract/trips.ts'
import { LeadCard, LeadOn } from '#site/shell/lead-on/lead-on.tsx'
import { TellUs } from '#site/shell/lead-on/tell-us.tsx'
import { tripLead } from '#site/shell/lead-on/trip-lead.ts'
import { ArrowRight } from '#ui/icons.tsx'

const goThere = 'Go there'

/** The first of its trips, which stays in view beside the text of wide screens. */
export function StoryTrip({ trip }: { trip: TripCard }) {
  return (
    <aside className="story-trip no-print" aria-label={goThere}>
      <LeadCard lead={tripLead(trip)} sizes="16rem" />
    </aside>
  )
}

/** Links at the end of a story, before the list of other stories. */
export function StoryEnd({ trips }: { trips: TripCard[] }) {
  return (
    <>
      <LeadOn id="go-there" heading={goThere} leads={trips.map(tripLead)} />
      <MoreToRead />
      <TellUs />
    </>
  )
}

function MoreToRead() {
  return (
    <section aria-labelledby="end-heading" className="no-print bg-sand py-16 lg:py-28">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <h2 id="end-heading" className="max-w-[10ch] text-h2 lg:col-span-4">
          You might also like
        </h2>
        <ul className="border-t border-ink/25 lg:col-span-8">
          <EndLink
            to="/blogs"
            label="More stories"
            text="Seasons, crafts, kitchens and trains: the rest of the shelf."
          />
          <EndLink to="/" label="Home" text="The journeys that these stories come from." />
        </ul>
      </div>
    </section>
  )
}

function EndLink({ to, label, text }: { to: '/' | '/blogs'; label: string; text: string }) {
  return (
    <li className="group relative flex items-center justify-between gap-6 border-b border-ink/25 py-6 lg:py-8">
      <div>
        <Link
          to={to}
          className="font-display text-h3 transition-colors duration-(--duration-calm) group-hover:text-madder after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-indigo"
        >
          {label}
        </Link>
        <p className="mt-1.5 text-muted">{text}</p>
      </div>
      <ArrowRight className="nudge size-7" />
    </li>
  )
}
