import type { SiteProfile } from '#contract/site.ts'
import type { TripDetail } from '#contract/trips.ts'
import { excerpt } from '#values/format/excerpt.ts'
import { hiddenHead, pageHead } from '#site/shell/page-head.ts'
import { jpegUrl } from '../trip-pictures.ts'

/** Characters of the description that search engines show. */
const metaLength = 155

/** Pixels that share cards use. */
const shareWidth = 1280

/** What a trip's page says of itself; an admin's preview of a draft stays out of search engines. */
export function tripHead(trip: TripDetail, site: SiteProfile | undefined) {
  if (trip.status === 'draft') return hiddenHead(trip.title)
  const description = trip.short_description ?? excerpt(trip.description, metaLength)
  const path = `/trip/${trip.id}`
  const image = trip.featured_picture ? jpegUrl(trip.featured_picture, shareWidth) : null
  return pageHead({
    site,
    title: trip.title,
    description,
    path,
    image,
    card: trip.share_image,
    structuredData: touristTrip(trip, { description, url: `${site?.site_url ?? ''}${path}`, image, site }),
  })
}

interface Facts {
  description: string
  url: string
  image: string | null
  site: SiteProfile | undefined
}

/** Only what the trip itself holds: defaults such as a rating of 4.5 never enter here. */
function touristTrip({ title, price, region }: TripDetail, { description, url, image, site }: Facts) {
  return {
    '@type': 'TouristTrip',
    name: title,
    description,
    url,
    ...(image ? { image: `${site?.site_url ?? ''}${image}` } : {}),
    ...(region ? { itinerary: regionPlace(region) } : {}),
    offers: { '@type': 'Offer', price, priceCurrency: 'INR', url },
  }
}

function regionPlace(region: string) {
  return {
    '@type': 'Place',
    name: region,
    address: { '@type': 'PostalAddress', addressRegion: region, addressCountry: 'IN' },
  }
}
