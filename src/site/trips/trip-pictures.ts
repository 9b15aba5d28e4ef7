import type { Picture } from '#contract/pictures.ts'
import type { TripDetail } from '#contract/trips.ts'
import { usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'

/** Pictures of the gallery beside the featured one (specification 9). */
const extraPictures = 4

/** A picture of the gallery: what it shows in words, and the line that may stand under it. */
export interface GalleryPicture {
  key: string
  picture: Picture
  alt: string
  caption: string | null
}

/** The featured picture, then the first four others by `sort_order`. A caption serves as the text for those who do not see it. */
export function galleryPictures({ title, featured_picture, trip_images }: TripDetail): GalleryPicture[] {
  const featured: GalleryPicture[] = featured_picture
    ? [{ key: 'featured', picture: featured_picture, alt: featured_picture.alt || title, caption: null }]
    : []
  const others = trip_images
    .toSorted((one, other) => one.sort_order - other.sort_order)
    .slice(0, extraPictures)
    .map(({ id, picture, caption }) => ({ key: id, picture, alt: caption || picture.alt || title, caption }))
  return [...featured, ...others]
}

/** @returns the address of the largest JPEG up to `maxWidth` pixels, for those who cannot choose: links and share cards. */
export function jpegUrl({ url, width }: Picture, maxWidth: number): string {
  const widths = usefulWidths(width)
  return variantUrl(url, widths.findLast((each) => each <= maxWidth) ?? widths[0]!, 'jpeg')
}
