import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { HeroImages, Trash } from '../kit/layout/admin-icons.tsx'
import { StoredPicture } from '../kit/image/stored-picture.tsx'
import { PictureMissing } from '../kit/image/picture-missing.tsx'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import { PictureUses } from './picture-use.tsx'
import { nameOf, sizeOf, unusedWords, weightOf } from './picture-words.ts'
import styles from './picture-card.module.css'

interface PictureCardProps {
  picture: AdminPicture
  onOpen: () => void
  onDelete: () => void
}

export function PictureCard({ picture, onOpen, onDelete }: PictureCardProps) {
  const name = nameOf(picture)
  const text = picture.alt || 'No alternative text'
  return (
    <li className={styles.card}>
      <UnstyledButton
        className={styles.open}
        aria-label={picture.alt ? `Edit ${name}` : `Edit ${name}: ${text}`}
        onClick={onOpen}
      >
        <span className={styles.frame} style={{ backgroundColor: picture.color }}>
          <PictureMissing Icon={HeroImages}>
            {(onError) => (
              <StoredPicture
                picture={picture}
                sizes="(max-width: 767px) 45vw, 15rem"
                decoding="async"
                loading="lazy"
                className={styles.picture}
                onError={onError}
              />
            )}
          </PictureMissing>
        </span>
        <span className={styles.alt}>{text}</span>
      </UnstyledButton>
      {picture.original_name ? (
        <p className={styles.original} title={picture.original_name}>
          {picture.original_name}
        </p>
      ) : null}
      <p className={styles.facts}>
        <span>{sizeOf(picture)}</span>
        <span>{weightOf(picture)}</span>
      </p>
      <div className={styles.foot}>
        {picture.use_count > 0 ? (
          <PictureUses picture={picture} named={picture.use_count > 2 ? 1 : 2} />
        ) : (
          <>
            <QuietBadge on={false}>{unusedWords(picture)}</QuietBadge>
            <Tooltip label="Delete">
              <ActionIcon variant="subtle" color="madder" size="lg" aria-label={`Delete ${name}`} onClick={onDelete}>
                <Trash />
              </ActionIcon>
            </Tooltip>
          </>
        )}
      </div>
    </li>
  )
}
