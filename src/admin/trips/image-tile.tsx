import { ActionIcon, Button, Input, VisuallyHidden } from '@mantine/core'
import { tripFields } from '#contract/content/trip-fields.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { Trash } from '../kit/layout/admin-icons.tsx'
import { LimitedTextarea } from '../kit/field/limited-input.tsx'
import type { TripForm } from './trip-form.ts'
import styles from './trip-gallery.module.css'

interface ImageTileProps {
  form: TripForm
  index: number
  removeId: string
  onRemove: () => void
  /** Exchanges the picture with the featured one. */
  onFeature: () => void
}

export function ImageTile({ form, index, removeId, onRemove, onFeature }: ImageTileProps) {
  const { image_url, caption } = form.values.trip_images[index]!
  const name = `Image ${index + 1}`
  const problem = form.errors[`trip_images.${index}.image_url`]
  return (
    <div role="group" aria-label={name} className={styles.tile}>
      <img src={variantUrl(image_url, pictureWidths[0], 'webp')} alt={caption || name} className={styles.preview} />
      <ActionIcon
        id={removeId}
        variant="default"
        size="lg"
        aria-label={`Remove image ${index + 1}`}
        onClick={onRemove}
        className={styles.remove}
        data-error={problem ? 'true' : undefined}
      >
        <Trash />
      </ActionIcon>
      {problem ? <Input.Error mt={4}>{problem}</Input.Error> : null}
      <LimitedTextarea
        label="Caption (alternative text)"
        autosize
        minRows={2}
        maxRows={4}
        mt={6}
        limit={tripFields.trip_images.caption}
        {...form.getInputProps(`trip_images.${index}.caption`)}
      />
      <Button variant="subtle" size="compact-sm" mt={4} className={styles.feature} onClick={onFeature}>
        Make featured<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </div>
  )
}
