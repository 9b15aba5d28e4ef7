import { ActionIcon, Switch, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import type { Planned } from '#contract/admin/drafts/drafts.ts'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { formatDay } from '#values/format/dates.ts'
import { usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { Clock } from '#ui/icons.tsx'
import { Edit, HeroImages, Trash } from '../kit/layout/admin-icons.tsx'
import { focalPosition } from '../kit/image/focal-position.ts'
import { PictureMissing } from '../kit/image/picture-missing.tsx'
import { formatDue, wordsOf } from '../publishing/schedule/schedule-words.ts'
import { QuietBadge } from '../kit/list/quiet-badge.tsx'
import styles from './hero-images-screen.module.css'

interface HeroImageCardProps {
  image: AdminHeroImage
  working: boolean
  onActive: (active: boolean) => void
  onEdit: () => void
  onSchedule: () => void
  onDelete: () => void
}

export function HeroImageCard({ image, working, onActive, onEdit, onSchedule, onDelete }: HeroImageCardProps) {
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
        <PlannedLines planned={image.planned} />
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
          <Tooltip label="Schedule">
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Schedule ${title}`} onClick={onSchedule}>
              <Clock />
            </ActionIcon>
          </Tooltip>
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

function PlannedLines({ planned: { publish_at, unpublish_at, failure } }: { planned: Planned }) {
  const line = (action: 'publish' | 'unpublish', at: string) => (
    <Text size="xs" c="dimmed">
      {wordsOf({ entity: 'hero_images', action }).due} <time dateTime={at}>{formatDue(at)}</time>
    </Text>
  )
  return (
    <>
      {publish_at ? line('publish', publish_at) : null}
      {unpublish_at ? line('unpublish', unpublish_at) : null}
      {failure ? (
        <Text size="xs" c="madder">
          Not done when due: {failure}
        </Text>
      ) : null}
    </>
  )
}
