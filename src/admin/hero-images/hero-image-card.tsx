import { ActionIcon, Switch, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { formatDay } from '#values/format/dates.ts'
import { usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { Edit, HeroImages, Trash } from '../shell/layout/admin-icons.tsx'
import { focalPosition } from '../shell/image/focal-position.ts'
import { PictureMissing } from '../shell/image/picture-missing.tsx'
import { QuietBadge } from '../shell/list/quiet-badge.tsx'
import styles from './hero-images-screen.module.css'

interface HeroImageCardProps {
  image: AdminHeroImage
  working: boolean
  onActive: (active: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

export function HeroImageCard({ image, working, onActive, onEdit, onDelete }: HeroImageCardProps) {
  const { title, picture, is_active, created_at } = image
  const width = usefulWidths(picture.width).find((each) => each >= 640) ?? usefulWidths(picture.width).at(-1)!
  return (
    <li className={styles.card} data-active={is_active || undefined}>
      <PictureMissing Icon={HeroImages}>
        {(onError) => (
          <img
            src={variantUrl(picture.url, width, 'webp')}
            alt={picture.alt || title}
            loading="lazy"
            className={styles.picture}
            style={{
              backgroundColor: picture.color,
              objectPosition: focalPosition(picture),
            }}
            onError={onError}
          />
        )}
      </PictureMissing>
      <div className={styles.facts}>
        <Text fw={600}>{title}</Text>
        <div className={styles.line}>
          <QuietBadge on={is_active}>{is_active ? 'Active' : 'Inactive'}</QuietBadge>
          <Text size="xs" c="dimmed">
            {formatDay(created_at)}
          </Text>
        </div>
      </div>
      <div className={styles.actions}>
        <Switch
          label={
            <>
              Show on home page<VisuallyHidden> {title}</VisuallyHidden>
            </>
          }
          checked={is_active}
          disabled={working}
          onChange={(event) => onActive(event.currentTarget.checked)}
        />
        <div className={styles.buttons}>
          <Tooltip label="Edit">
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Edit ${title}`} onClick={onEdit}>
              <Edit />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Delete">
            <ActionIcon variant="subtle" color="madder" size="lg" aria-label={`Delete ${title}`} onClick={onDelete}>
              <Trash />
            </ActionIcon>
          </Tooltip>
        </div>
      </div>
    </li>
  )
}
