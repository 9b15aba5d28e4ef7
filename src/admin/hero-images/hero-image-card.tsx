import { ActionIcon, Badge, Card, Group, Image, Switch, Text, Tooltip } from '@mantine/core'
import type { AdminHeroImage } from '#contract/hero-images-admin.ts'
import { formatDay } from '#values/dates.ts'
import { usefulWidths, variantUrl } from '#values/picture-variants.ts'
import { HeroImages, Trash } from '../shell/admin-icons.tsx'
import { PictureMissing } from '../shell/picture-missing.tsx'

interface HeroImageCardProps {
  image: AdminHeroImage
  working: boolean
  onActive: (active: boolean) => void
  onDelete: () => void
}

/** One hero image: what it looks like, whether it is on, how to switch and delete it. */
export function HeroImageCard({ image, working, onActive, onDelete }: HeroImageCardProps) {
  const { title, picture, is_active, created_at } = image
  const width = usefulWidths(picture.width).find((each) => each >= 640) ?? usefulWidths(picture.width).at(-1)!
  return (
    <Card withBorder padding="md" component="li">
      <Card.Section>
        <PictureMissing Icon={HeroImages}>
          {(onError) => (
            <Image
              src={variantUrl(picture.url, width, 'webp')}
              alt={picture.alt || title}
              h={190}
              loading="lazy"
              onError={onError}
            />
          )}
        </PictureMissing>
      </Card.Section>
      <Group justify="space-between" mt="md" wrap="nowrap">
        <Text fw={600} truncate>
          {title}
        </Text>
        <Badge variant={is_active ? 'filled' : 'outline'} color={is_active ? 'neem' : 'gray'} tt="none">
          {is_active ? 'Active' : 'Inactive'}
        </Badge>
      </Group>
      <Text c="dimmed" size="sm">
        {formatDay(created_at)}
      </Text>
      <Group justify="space-between" mt="sm">
        <Switch
          label="Active"
          aria-label={`${title} active`}
          checked={is_active}
          disabled={working}
          onChange={(event) => onActive(event.currentTarget.checked)}
        />
        <Tooltip label="Delete">
          <ActionIcon variant="subtle" color="madder" size="lg" aria-label={`Delete ${title}`} onClick={onDelete}>
            <Trash />
          </ActionIcon>
        </Tooltip>
      </Group>
    </Card>
  )
}
