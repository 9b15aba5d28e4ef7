import { Box, Button, Center, Group, Image, Text } from '@mantine/core'
import type { TrashItem } from '#contract/admin/changes/trash.ts'
import { formatAgo, formatDay } from '#values/format/dates.ts'
import { focalPosition } from '../../kit/image/focal-position.ts'
import { Blogs, HeroImages, Pictures, Testimonials, Trips, Vendors } from '../../kit/layout/admin-icons.tsx'
import { entityLabels } from '../../kit/layout/entity-labels.ts'
import { daysLeft, nameOf, restoreNotes } from './trash-words.ts'
import styles from './trash-row.module.css'

interface TrashRowProps {
  item: TrashItem
  busy: boolean
  onRestore: () => void
  onPurge: () => void
}

/** A deleted item: what it was, since when, for how long, and both ways on. */
export function TrashRow({ item, busy, onRestore, onPurge }: TrashRowProps) {
  const { entity, deleted_at, was_public } = item
  const name = nameOf(item)
  const left = daysLeft(item)
  const note = restoreNotes[entity]
  return (
    <li className={styles.row}>
      <RowPicture item={item} />
      <Box miw={0}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Group gap="0.125rem 0.75rem" c="dimmed">
          <Text component="span" c="var(--color-ink)">
            {entityLabels[entity].one}
          </Text>
          <span>
            {was_public ? 'was on the site, deleted' : 'deleted'}{' '}
            <time dateTime={deleted_at} title={formatDay(deleted_at)}>
              {formatAgo(deleted_at)}
            </time>
          </span>
        </Group>
        {note ? (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        ) : null}
      </Box>
      <Text c={left.isWarning ? 'madder' : 'dimmed'} fw={left.isWarning ? 600 : undefined}>
        {left.text}
      </Text>
      <Group gap="0.25rem" justify="flex-end">
        <Button variant="default" size="sm" disabled={busy} aria-label={`Restore ${name}`} onClick={onRestore}>
          Restore
        </Button>
        <Button
          variant="subtle"
          color="madder"
          size="sm"
          disabled={busy}
          aria-label={`Delete for ever: ${name}`}
          onClick={onPurge}
        >
          Delete for ever
        </Button>
      </Group>
    </li>
  )
}

const icons = {
  trips: Trips,
  vendors: Vendors,
  blogs: Blogs,
  testimonials: Testimonials,
  hero_images: HeroImages,
  pictures: Pictures,
} as const

function RowPicture({ item: { entity, picture, picture_src } }: { item: TrashItem }) {
  const Icon = icons[entity]
  return (
    <Center w="4.5rem" h="3.375rem" c="dimmed" bg="var(--color-sand)" bdrs={2} style={{ overflow: 'hidden' }}>
      {picture && picture_src ? (
        <Image
          src={picture_src}
          alt=""
          h="100%"
          loading="lazy"
          decoding="async"
          bg={picture.color}
          style={{ objectPosition: focalPosition(picture) }}
        />
      ) : (
        <Icon />
      )}
    </Center>
  )
}
