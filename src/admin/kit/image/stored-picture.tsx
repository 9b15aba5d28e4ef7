import type { ComponentProps } from 'react'
import type { Picture } from '#contract/pictures.ts'
import { pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { focalPosition } from './focal-position.ts'

interface StoredPictureProps extends ComponentProps<'img'> {
  picture: Pick<Picture, 'url' | 'width' | 'color' | 'focal_x' | 'focal_y'>
}

/** A variant of at most 640 pixels, cropped to its focal point; the dominant colour is shown until it is loaded. */
export function StoredPicture({ picture, alt = '', ...props }: StoredPictureProps) {
  const { url, width, color } = picture
  return (
    <img
      sizes="28rem"
      {...props}
      src={variantUrl(url, usefulWidths(width)[0]!, 'webp')}
      srcSet={pictureSrcSet(url, Math.min(width, 640), 'webp')}
      alt={alt}
      style={{ backgroundColor: color, objectPosition: focalPosition(picture) }}
    />
  )
}
