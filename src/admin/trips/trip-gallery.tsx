import { ActionIcon, Group, Input, Progress, Text, Textarea } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useEffect, useId, useState } from 'react'
import type { Picture } from '#contract/pictures.ts'
import { tripLimits } from '#contract/trips.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { Trash, Upload } from '../shell/layout/admin-icons.tsx'
import { ChooseFromLibrary } from '../shell/image/choose-from-library.tsx'
import { ShrinkList } from '../shell/image/shrink-list.tsx'
import { SortableList } from '../shell/list/sortable-list.tsx'
import { useFocusLater } from '../shell/hooks/use-focus-later.ts'
import { changeRows, reordered, type TripForm } from './trip-form.ts'
import { newImage } from './trip-values.ts'
import { bucket, useGalleryUploads, type GalleryUpload } from './use-gallery-uploads.ts'
import styles from './trip-gallery.module.css'

interface TripGalleryProps {
  form: TripForm
  /** Accepted files. */
  hint: string
  /** Called when uploads begin or end; the form waits for them before saving. */
  onUploading: (uploading: boolean) => void
}

const label = 'Additional images'

/** Up to four additional pictures of a trip, sortable, each with a caption; several can be dropped at once. */
export function TripGallery({ form, hint, onUploading }: TripGalleryProps) {
  const id = useId()
  const focusLater = useFocusLater()
  const images = form.values.trip_images
  const add = ({ url }: Picture) => changeRows(form, 'trip_images', (current) => [...current, newImage(url)])
  const gallery = useGalleryUploads(tripLimits.extraImages - images.length, add)
  const { addFiles, uploads, refusal } = gallery
  const [shrinking, setShrinking] = useState(0)
  const isUploading = uploads.length > 0
  const isBusy = isUploading || shrinking > 0
  // Only a change of `isBusy` is reported, not of the callback.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onUploading(isBusy), [isBusy])
  const remove = (index: number) => {
    const next = images[index + 1] ?? images[index - 1]
    focusLater(next ? `${id}-${next.key}` : `${id}-drop`)
    changeRows(form, 'trip_images', (current) => current.toSpliced(index, 1))
  }
  const isFull = images.length + uploads.length >= tripLimits.extraImages
  return (
    <div>
      <Group justify="space-between" align="baseline">
        <Input.Label labelElement="div" id={`${id}-label`}>
          {label}
        </Input.Label>
        <Text role="status" size="sm" c="dimmed">
          {images.length} of {tripLimits.extraImages}
        </Text>
      </Group>
      <Input.Description mb={6}>{hint}</Input.Description>
      <SortableList
        label={label}
        layout="tiles"
        items={images}
        nameOf={(index) => `Image ${index + 1}`}
        onMove={(from, to) => changeRows(form, 'trip_images', (current) => reordered(current, from, to))}
      >
        {({ key }, index) => (
          <ImageTile form={form} index={index} removeId={`${id}-${key}`} onRemove={() => remove(index)} />
        )}
      </SortableList>
      {isUploading ? (
        <ul className={styles.uploads} aria-label="Pictures on their way">
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} />
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <Dropzone
          id={`${id}-drop`}
          onDrop={(files) => void addFiles(files)}
          className={styles.zone}
          mt="sm"
          aria-labelledby={`${id}-label`}
          inputProps={{ 'aria-label': label }}
        >
          <Upload />
          <Text component="span" size="sm">
            Drop pictures here or click to choose
          </Text>
        </Dropzone>
      )}
      <Group mt={6}>
        <ChooseFromLibrary bucket={bucket} purpose={label} disabled={isFull} onChoose={add} />
      </Group>
      {refusal ? <Input.Error mt={6}>{refusal}</Input.Error> : null}
      <ShrinkList
        bucket={bucket}
        refused={gallery.tooLarge}
        onShrunk={gallery.addShrunk}
        onWorking={(working) => setShrinking((count) => count + (working ? 1 : -1))}
      />
    </div>
  )
}

interface ImageTileProps {
  form: TripForm
  index: number
  removeId: string
  onRemove: () => void
}

function ImageTile({ form, index, removeId, onRemove }: ImageTileProps) {
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
      <Textarea
        label="Caption (alternative text)"
        autosize
        minRows={2}
        maxRows={4}
        mt={6}
        maxLength={tripLimits.caption}
        {...form.getInputProps(`trip_images.${index}.caption`)}
      />
    </div>
  )
}

function UploadTile({ upload: { name, preview, progress, stop } }: { upload: GalleryUpload }) {
  return (
    <li className={styles.upload}>
      <img src={preview} alt="" className={styles.preview} />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Stop uploading ${name}`}
        onClick={stop}
        className={styles.remove}
      >
        <Trash />
      </ActionIcon>
      <Text size="sm" mt={6} truncate>
        Uploading... {name}
      </Text>
      <Progress value={progress * 100} size="sm" mt={4} aria-label={`Uploading ${name}`} />
    </li>
  )
}
