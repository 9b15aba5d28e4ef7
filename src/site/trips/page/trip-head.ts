import type { SiteProfile } from '#contract/site.ts'
import type { TripDetail } from '#contract/trips.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { noIndexHead, pageHead } from '#site/shell/page-head.ts'
import { jpegUrl } from '../trip-pictures.ts'

/** Pixels of the image for link previews. */
const shareWidth = 1280

/** An admin's preview of a draft is not indexed. */
export function tripHead(trip: TripDetail, site: SiteProfile | undefined) {
  if (trip.status === 'draft') return noIndexHead(trip.title)
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

/** Only what the trip itself contains: defaults such as a rating of 4.5 must not enter structured data. */
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
