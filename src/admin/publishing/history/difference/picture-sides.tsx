import { adminMessages } from '#contract/messages.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import type { ShownPicture } from '../history-kind.ts'
import styles from './picture-sides.module.css'
import { Words } from './words.tsx'

interface PictureSidesProps {
  before: ShownPicture[]
  after: ShownPicture[]
  isGone: (url: string) => boolean
}

/** Pictures of a version beside those of the form, each with its caption. */
export function PictureSides({ before, after, isGone }: PictureSidesProps) {
  return (
    <div className={styles.sides}>
      <Side title="In that version" pictures={before} others={[]} isGone={isGone} />
      <Side title="In the form" pictures={after} others={before} isGone={() => false} />
    </div>
  )
}

interface SideProps {
  title: string
  pictures: ShownPicture[]
  /** The version's pictures, to compare captions with. */
  others: ShownPicture[]
  isGone: (url: string) => boolean
}

function Side({ title, pictures, others, isGone }: SideProps) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      {pictures.length === 0 ? <p className={styles.none}>No picture</p> : null}
      {pictures.map(({ url, caption }) => (
        <figure key={url} className={styles.figure}>
          {isGone(url) ? (
            <p className={styles.gone}>{adminMessages.history.pictureGone}</p>
          ) : (
            <img src={variantUrl(url, pictureWidths[0], 'webp')} alt="" loading="lazy" className={styles.picture} />
          )}
          <figcaption className={styles.caption}>
            <Words before={others.find((each) => each.url === url)?.caption ?? caption} after={caption} />
            {caption ? null : <span className={styles.none}> No caption</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
