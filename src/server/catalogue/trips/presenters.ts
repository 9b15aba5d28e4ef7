import type { Testimonial } from '#contract/testimonials.ts'
import type { Trip, TripCard, TripDetail, TripImage } from '#contract/trips.ts'
import type { PublicVendor } from '#contract/vendors.ts'
import { cardAddress } from '../common/card-address.ts'
import type { TripCardRow, TripDetailRow, TripRow } from './public-queries.ts'
import { tripShareCard } from './share-card.ts'

/** An allowlist: columns that are not named here are not sent to clients. */
export function presentTripCard(row: TripCardRow): TripCard {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    region: row.region.trim(),
    price: row.price,
    duration: row.duration,
    short_description: row.short_description,
    featured_image: row.featured_image,
    featured_picture: row.featured_picture,
    highlights: row.highlights,
    show_vendor_info: row.show_vendor_info,
    vendor: presentVendor(row),
  }
}

/** Nothing of a hidden vendor is included. */
export function presentTrip(row: TripRow): Trip {
  return {
    ...presentTripCard(row),
    vendor_id: row.show_vendor_info ? row.vendor_id : null,
    description: row.description,
    host_info: row.show_vendor_info ? row.host_info : null,
    status: row.status,
    featured: row.featured,
    inclusions: row.inclusions,
    exclusions: row.exclusions,
    itinerary: row.itinerary,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    trip_images: row.trip_images as TripImage[],
  }
}

/** @param brand is drawn on the share card. */
export function presentTripDetail(row: TripDetailRow, brand: string): TripDetail {
  const testimonials = row.testimonials as Omit<Testimonial, 'trip'>[]
  return {
    ...presentTrip(row),
    testimonials: testimonials.map((each) => ({
      ...each,
      created_at: new Date(each.created_at).toISOString(),
      trip: { title: row.title },
    })),
    share_image: row.status === 'draft' ? null : cardAddress('trips', row.id, tripShareCard(row, brand)),
  }
}

function presentVendor({ vendor, show_vendor_info }: TripCardRow): PublicVendor | null {
  if (!vendor || !show_vendor_info) return null
  return {
    id: vendor.id,
    vendor_name: vendor.vendor_name,
    rating: vendor.rating,
    number_of_trips: vendor.number_of_trips,
    years_of_experience: vendor.years_of_experience,
    region: vendor.region,
  }
}
