import type { SiteProfile } from '#contract/site.ts'
import type { TripDetail } from '#contract/trips.ts'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { noIndexHead, pageHead } from '#site/shell/page-head.ts'
import { tripData } from '#site/shell/head/structured-data/trip-data.ts'
import { galleryPictures, jpegUrl } from '../trip-pictures.ts'

/** Pixels of the images in search results. */
const imageWidth = 1280

/** An admin's preview of a draft is not indexed. */
export function tripHead(trip: TripDetail, site: SiteProfile | undefined) {
  if (trip.status === 'draft') return noIndexHead(site, trip.title)
  const description = trip.short_description ?? excerpt(trip.description, metaLength)
  return pageHead({
    site,
    title: trip.title,
    description,
    path: tripPath(trip),
    card: trip.share_image,
    structuredData: import.meta.env.SSR && site && tripData(trip, { site, description, images: imagesOf(trip) }),
  })
}

function imagesOf(trip: TripDetail): string[] {
  return galleryPictures(trip).map(({ picture }) => jpegUrl(picture, imageWidth))
}
