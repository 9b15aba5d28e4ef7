import { Link } from '@tanstack/react-router'
import { ArrowRight } from '#ui/icons.tsx'

/** Leads from every list to the page with all trips. */
export function AllJourneys() {
  return (
    <Link to="/journeys" className="group inline-flex min-h-11 items-center gap-2 font-semibold">
      <span className="text-link">All journeys, by month, price and place</span>
      <ArrowRight className="nudge size-4" />
    </Link>
  )
}
