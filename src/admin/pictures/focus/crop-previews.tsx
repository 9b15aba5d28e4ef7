import type { AdminPicture } from '#contract/admin/pictures.ts'
import { StoredPicture } from '../../kit/image/stored-picture.tsx'
import type { FocalPoint } from './focal-point.ts'
import styles from './crop-previews.module.css'

/** Aspect ratios used on the public site. */
const crops = [
  { label: 'Wide', ratio: '21:9', shape: styles.wide },
  { label: 'Card', ratio: '4:3', shape: styles.card },
  { label: 'Phone', ratio: '9:16', shape: styles.phone },
]

/** Previews of the picture, cropped around its focal point. */
export function CropPreviews({ picture, point }: { picture: AdminPicture; point: FocalPoint }) {
  return (
    <div className={styles.crops} role="group" aria-label="How it is cropped">
      {crops.map(({ label, ratio, shape }) => (
        <figure key={label} className={shape}>
          <StoredPicture picture={{ ...picture, ...point }} className={styles.picture} />
          <figcaption>
            {label} <span className={styles.ratio}>{ratio}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
