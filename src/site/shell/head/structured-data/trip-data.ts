import type { SiteProfile } from '#contract/site.ts'
import type { TripDetail } from '#contract/trips.ts'
import { categoryPath } from '#values/categories.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { organizationOf } from './organization.ts'
import type { Thing } from './schema-node.ts'

interface Facts {
  site: SiteProfile
  description: string
  /** Paths. */
  images: string[]
}

/**
 * A trip is a product, so that search results may show its price, and a journey with days. Only what the trip itself
 * contains: defaults such as a rating of 4.5 must not enter structured data, and quotes of travellers are not reviews.
 */
export function tripData(trip: TripDetail, { site, description, images }: Facts): Thing[] {
  const { title, category } = trip
  const url = `${site.site_url}${tripPath(trip)}`
  const itinerary = [...daysOf(trip), ...placesOf(trip)]
  const product: Thing = {
    '@type': ['Product', 'TouristTrip'],
    '@id': `${site.site_url}/trip/${trip.id}#trip`,
    name: title,
    description,
    url,
    category,
    ...(images.length > 0 && { image: images.map((path) => site.site_url + path) }),
    provider: organizationOf(site),
    ...(itinerary.length > 0 && { itinerary }),
    offers: offerOf(trip, url, site),
  }
  const trail = [
    { name: category, path: categoryPath(category) },
    { name: title, path: tripPath(trip) },
  ]
  return [product, breadcrumbList(site, trail)]
}

/** Price per person, before tax, as the page says. */
function offerOf({ price }: TripDetail, url: string, { site_url }: SiteProfile): Thing {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    seller: { '@id': `${site_url}/#organization` },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'INR',
      unitText: 'person',
      valueAddedTaxIncluded: false,
    },
  }
}

function daysOf({ itinerary }: TripDetail): Thing[] {
  if (itinerary.length === 0) return []
  const days = itinerary.map(({ day, title, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: [`Day ${day}`, title.trim()].filter(Boolean).join(': '),
    ...(description.trim() && { description: excerpt(description, metaLength) }),
  }))
  return [{ '@type': 'ItemList', name: 'Day-wise Itinerary', numberOfItems: days.length, itemListElement: days }]
}

function placesOf({ region }: TripDetail): Thing[] {
  if (!region.trim()) return []
  const address = { '@type': 'PostalAddress', addressRegion: region.trim(), addressCountry: 'IN' }
  return [{ '@type': 'Place', name: region.trim(), address }]
}
