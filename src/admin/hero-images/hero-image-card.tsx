import { ActionIcon, Switch, Text, VisuallyHidden } from '@mantine/core'
import type { Planned } from '#contract/admin/drafts/drafts.ts'
import type { AdminHeroImage } from '#contract/admin/hero-images.ts'
import { formatDay } from '#values/format/dates.ts'
import { Clock } from '#ui/icons.tsx'
import { HeroImages } from '../kit/layout/admin-icons.tsx'
import { StoredPicture } from '../kit/image/stored-picture.tsx'
import { PictureMissing } from '../kit/image/picture-missing.tsx'
import { formatDue, wordsOf } from '../publishing/schedule/schedule-words.ts'
import { RowActions, RowTooltip } from '../kit/list/rows/row-actions.tsx'
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
  return (
    <li className={styles.card} data-active={is_active || undefined}>
      <PictureMissing Icon={HeroImages}>
        {(onError) => (
          <StoredPicture
            picture={picture}
            alt={picture.alt || title}
            loading="lazy"
            className={styles.picture}
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
        <RowActions item={image} name={title} onEdit={onEdit} onDelete={onDelete}>
          <RowTooltip label="Schedule">
            <ActionIcon variant="subtle" size="lg" aria-label={`Schedule ${title}`} onClick={onSchedule}>
              <Clock />
            </ActionIcon>
          </RowTooltip>
        </RowActions>
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
