import type { Settings } from '#contract/settings/sections.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Trip, TripDetail } from '#contract/trips.ts'
import { cardAddress } from '../../api/cards/card-address.ts'
import { presentHostProfile } from '../../api/cards/host-profile.ts'
import { presentTripCard } from '../../api/cards/trip-cards.ts'
import type { TripDetailRow, TripRow } from './public-queries.ts'
import { presentFactTexts } from './facts/fact-texts.ts'
import { tripShareCard } from './share-card.ts'
import { isoMoments } from '../../api/iso-moments.ts'

/** Nothing of a hidden vendor is included; the contract's schema drops the columns that it does not name. */
export function presentTrip(row: TripRow): Trip {
  const shown = row.show_vendor_info
  return {
    ...isoMoments({ ...row, ...presentTripCard(row) }),
    vendor_id: shown ? row.vendor_id : null,
    host_info: shown ? row.host_info : null,
    host_words: shown ? row.host_words : null,
  }
}

type TripSettings = Pick<Settings, 'company' | 'taxes' | 'advice'>

/** Similar trips and stories that a trip's page links to. */
export type LeadsTo = Pick<TripDetail, 'similar' | 'stories'>

/** @param settings whose brand is drawn on the share card, and whose taxes are added to prices. */
export function presentTripDetail(
  row: TripDetailRow,
  { similar, stories }: LeadsTo,
  { company, taxes, advice }: TripSettings,
): TripDetail {
  const testimonials = row.testimonials as Omit<Testimonial, 'trip'>[]
  return {
    ...presentTrip(row),
    host: row.vendor && row.show_vendor_info ? presentHostProfile(row) : null,
    testimonials: testimonials.map((each) => ({
      ...each,
      created_at: new Date(each.created_at).toISOString(),
      trip: { title: row.title },
    })),
    fact_texts: presentFactTexts(row, taxes, advice),
    similar,
    stories,
    share_image: row.status === 'draft' ? null : cardAddress('trips', row.id, tripShareCard(row, company.brand_name)),
  }
}
