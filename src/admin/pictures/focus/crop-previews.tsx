import type { AdminPicture } from '#contract/admin/pictures.ts'
import { pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { focalPosition } from '../../kit/image/focal-position.ts'
import type { FocalPoint } from './focal-point.ts'
import styles from './crop-previews.module.css'

/** Aspect ratios used on the public site. */
const crops = [
  { label: 'Wide', ratio: '21:9', shape: styles.wide },
  { label: 'Card', ratio: '4:3', shape: styles.card },
  { label: 'Phone', ratio: '9:16', shape: styles.phone },
]

/** Previews of the picture, cropped around its focal point. */
export function CropPreviews({ picture: { url, width, color }, point }: { picture: AdminPicture; point: FocalPoint }) {
  return (
    <div className={styles.crops} role="group" aria-label="How it is cropped">
      {crops.map(({ label, ratio, shape }) => (
        <figure key={label} className={shape}>
          <img
            src={variantUrl(url, usefulWidths(width)[0]!, 'webp')}
            srcSet={pictureSrcSet(url, Math.min(width, 640), 'webp')}
            sizes="24rem"
            alt=""
            className={styles.picture}
            style={{ backgroundColor: color, objectPosition: focalPosition(point) }}
          />
          <figcaption>
            {label} <span className={styles.ratio}>{ratio}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
