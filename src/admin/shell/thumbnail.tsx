import type { Picture } from '#contract/pictures.ts'
import { pictureWidths, variantUrl } from '#values/picture-variants.ts'
import styles from './thumbnail.module.css'

/** A small picture at the start of a row, cropped around its focal point; it only repeats what the row says. */
export function Thumbnail({ picture }: { picture: Picture | null }) {
  if (!picture) return <span className={styles.frame} />
  const { url, color, focal_x, focal_y } = picture
  return (
    <span className={styles.frame} style={{ backgroundColor: color }}>
      <img
        src={variantUrl(url, pictureWidths[0], 'webp')}
        alt=""
        loading="lazy"
        decoding="async"
        className={styles.picture}
        style={{ objectPosition: `${focal_x * 100}% ${focal_y * 100}%` }}
      />
    </span>
  )
}
