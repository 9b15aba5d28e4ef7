import type { Picture } from '#contract/pictures.ts'
import type { TripDetail } from '#contract/trips.ts'
import { usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'

/** Not counting the featured picture (specification 9). */
const extraPictures = 4

export interface GalleryPicture {
  key: string
  picture: Picture
  alt: string
  caption: string | null
}

/** The featured picture, then the first four others by `sort_order`. */
export function galleryPictures({ title, featured_picture, trip_images }: TripDetail): GalleryPicture[] {
  const featured: GalleryPicture[] = featured_picture
    ? [{ key: 'featured', picture: featured_picture, alt: featured_picture.alt || title, caption: null }]
    : []
  const others = trip_images
    .toSorted((one, other) => one.sort_order - other.sort_order)
    .slice(0, extraPictures)
    .map(({ id, picture, alt, caption }) => ({
      key: id,
      picture,
      alt: alt || picture.alt || caption || title,
      caption,
    }))
  return [...featured, ...others]
}

/**
 * @returns the URL of the largest JPEG up to `maxWidth` pixels, where no `srcset` is possible: links and link
 * previews.
 */
export function jpegUrl({ url, width }: Picture, maxWidth: number): string {
  const widths = usefulWidths(width)
  return variantUrl(url, widths.findLast((each) => each <= maxWidth) ?? widths[0]!, 'jpeg')
}
