import type { Picture } from '#contract/pictures.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { focalPosition } from './focal-position.ts'
import styles from './thumbnail.module.css'

/** A small picture at the start of a row, cropped around its focal point; decorative. */
export function Thumbnail({ picture }: { picture: Picture | null }) {
  if (!picture) return <span className={styles.frame} />
  return (
    <span className={styles.frame}>
      <SmallPicture picture={picture} className={styles.picture} />
    </span>
  )
}

/** The smallest variant, cropped around its focal point; the dominant colour is shown until it is loaded. */
export function SmallPicture({ picture, className }: { picture: Picture; className: string | undefined }) {
  return (
    <img
      src={variantUrl(picture.url, pictureWidths[0], 'webp')}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
      style={{ backgroundColor: picture.color, objectPosition: focalPosition(picture) }}
    />
  )
}
