import { Group, Input, Text } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import type { Picture } from '#contract/pictures.ts'
import { pictureWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { ChooseFromLibrary } from '../kit/image/choose-from-library.tsx'
import { DropZone, Invitation } from '../kit/image/upload/drop-zone.tsx'
import { ShrinkList } from '../kit/image/shrink-list.tsx'
import { UploadTiles } from '../kit/image/upload/upload-tiles.tsx'
import { useUploadQueue } from '../kit/image/upload/use-upload-queue.ts'
import { SortableList } from '../kit/list/sortable/sortable-list.tsx'
import { useFocusLater } from '../kit/hooks/use-focus-later.ts'
import { changeRows, makeFeatured, reordered, type TripForm } from './trip-form.ts'
import { ImageTile } from './image-tile.tsx'
import { newImage } from '../kit/form/form-values.ts'
import styles from './trip-gallery.module.css'

interface TripGalleryProps {
  form: TripForm
  /** Accepted files. */
  hint: string
  /** Called when uploads begin or end; the form waits for them before saving. */
  onUploading: (uploading: boolean) => void
}

const { label, bucket, max } = tripFields.trip_images
const { imagesFull, noRoom } = adminMessages.trips

/** Up to four additional pictures of a trip, sortable, each with a caption; several can be dropped at once. */
export function TripGallery({ form, hint, onUploading }: TripGalleryProps) {
  const id = useId()
  const focusLater = useFocusLater()
  const images = form.values.trip_images
  const add = ({ url, alt }: Picture) => changeRows(form, 'trip_images', (current) => [...current, newImage(url, alt)])
  const { addFiles, addShrunk, uploads, refused } = useUploadQueue({
    bucket,
    room: { left: max - images.length, full: imagesFull, each: noRoom },
    onStored: add,
  })
  const [shrinking, setShrinking] = useState(0)
  const isBusy = uploads.length > 0 || shrinking > 0
  // Only a change of `isBusy` is reported, not of the callback.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onUploading(isBusy), [isBusy])
  const focusBeside = (index: number) => {
    const next = images[index + 1] ?? images[index - 1]
    focusLater(next ? `${id}-${next.key}` : `${id}-drop`)
  }
  const remove = (index: number) => {
    focusBeside(index)
    changeRows(form, 'trip_images', (current) => current.toSpliced(index, 1))
  }
  const room = max - images.length - uploads.length
  return (
    <div data-field="trip_images">
      <Group justify="space-between" align="baseline">
        <Input.Label labelElement="div" id={`${id}-label`}>
          {label}
        </Input.Label>
        <Text role="status" size="sm" c="dimmed">
          {images.length} of {max}
        </Text>
      </Group>
      <Input.Description mb={6}>{hint}</Input.Description>
      <SortableList
        label={label}
        layout="tiles"
        items={images}
        nameOf={(index) => `Image ${index + 1}`}
        onMove={(from, to) => changeRows(form, 'trip_images', (current) => reordered(current, from, to))}
        preview={({ image_url }) => (
          <img src={variantUrl(image_url, pictureWidths[0], 'webp')} alt="" className={styles.preview} />
        )}
      >
        {({ key }, index) => (
          <ImageTile
            form={form}
            index={index}
            removeId={`${id}-${key}`}
            onRemove={() => remove(index)}
            onFeature={() => {
              // With a featured picture the two change places; without one, the tile goes.
              if (!form.values.featured_image) focusBeside(index)
              makeFeatured(form, index)
            }}
          />
        )}
      </SortableList>
      <UploadTiles uploads={uploads} />
      {room > 0 ? (
        <DropZone
          bucket={bucket}
          id={`${id}-drop`}
          onFiles={(files) => void addFiles(files)}
          className={styles.zone}
          mt="sm"
          aria-labelledby={`${id}-label`}
          inputLabel={label}
        >
          <Invitation several />
        </DropZone>
      ) : null}
      <Group mt={6}>
        <ChooseFromLibrary bucket={bucket} purpose={label} disabled={room <= 0} several={room} onChoose={add} />
      </Group>
      <ShrinkList
        bucket={bucket}
        label="Pictures that were refused"
        refused={refused}
        onShrunk={addShrunk}
        onWorking={(working) => setShrinking((count) => count + (working ? 1 : -1))}
      />
    </div>
  )
}
