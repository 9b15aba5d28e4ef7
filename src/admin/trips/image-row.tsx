import { ActionIcon, Button, Input, VisuallyHidden } from '@mantine/core'
import { tripFields } from '#contract/content/trip-fields.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { Trash } from '../kit/layout/admin-icons.tsx'
import { LimitedTextarea } from '../kit/field/limited-input.tsx'
import type { TripForm } from './trip-form.ts'
import styles from './trip-gallery.module.css'

interface ImageRowProps {
  form: TripForm
  index: number
  removeId: string
  onRemove: () => void
  /** Exchanges the picture with the featured one. */
  onFeature: () => void
}

export function ImageRow({ form, index, removeId, onRemove, onFeature }: ImageRowProps) {
  const { image_url, alt, picture_alt } = form.values.trip_images[index]!
  const name = `Image ${index + 1}`
  const problem = form.errors[`trip_images.${index}.image_url`]
  return (
    <div role="group" aria-label={name} className={styles.row}>
      <img
        src={variantUrl(image_url, pictureWidths[0], 'webp')}
        alt={alt || picture_alt || name}
        className={styles.preview}
      />
      <div className={styles.texts}>
        {problem ? <Input.Error mb={4}>{problem}</Input.Error> : null}
        <LimitedTextarea
          label="Alternative text"
          placeholder={picture_alt}
          autosize
          minRows={1}
          maxRows={4}
          limit={tripFields.trip_images.alt}
          {...form.getInputProps(`trip_images.${index}.alt`)}
        />
        <LimitedTextarea
          label="Caption"
          autosize
          minRows={1}
          maxRows={4}
          mt={4}
          limit={tripFields.trip_images.caption}
          {...form.getInputProps(`trip_images.${index}.caption`)}
        />
        <Button variant="subtle" size="compact-sm" mt={4} className={styles.feature} onClick={onFeature}>
          Make featured<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      <ActionIcon
        id={removeId}
        variant="default"
        size="lg"
        aria-label={`Remove image ${index + 1}`}
        onClick={onRemove}
        data-error={problem ? 'true' : undefined}
      >
        <Trash />
      </ActionIcon>
    </div>
  )
}
