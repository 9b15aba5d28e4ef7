import { Button, Group, Input, Text, VisuallyHidden } from '@mantine/core'
import { useEffect, useId } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import type { Picture } from '#contract/pictures.ts'
import { countOf } from '#values/format/counts.ts'
import { ChooseFromLibrary } from '../kit/image/choose-from-library.tsx'
import { DropZone, Invitation } from '../kit/image/upload/drop-zone.tsx'
import { TakePhoto } from '../kit/image/upload/take-photo.tsx'
import { UploadProgress } from '../kit/image/upload/upload-progress.tsx'
import { useUploadQueue } from '../kit/image/upload/use-upload-queue.ts'
import { useFocusLater } from '../kit/hooks/use-focus-later.ts'
import { changeRows } from '../kit/form/change-rows.ts'
import { makeFeatured, setFeatured, type TripForm } from './trip-form.ts'
import { GalleryRows } from '../kit/form/gallery-rows.tsx'
import { newImage } from '../kit/form/form-values.ts'

interface TripGalleryProps {
  form: TripForm
  /** Accepted files. */
  hint: string
  /** Whether a featured image is being uploaded. */
  isFeaturedComing: () => boolean
  /** Called when uploads begin or end; the form waits for them before saving. */
  onUploading: (uploading: boolean) => void
}

const { label, bucket, max } = tripFields.trip_images

/**
 * Up to four additional pictures of a trip, sortable, each with its texts. Several can be dropped at once: the first
 * becomes the featured picture if the trip has none.
 */
export function TripGallery({ form, hint, isFeaturedComing, onUploading }: TripGalleryProps) {
  const id = useId()
  const focusLater = useFocusLater()
  const images = form.values.trip_images
  const lacksFeatured = () => !form.getValues().featured_image && !isFeaturedComing()
  const room = () => max - form.getValues().trip_images.length + (lacksFeatured() ? 1 : 0)
  const addImage = ({ url, alt }: Picture) =>
    changeRows(form, 'trip_images', (current) => [...current, newImage(url, alt)])
  const queue = useUploadQueue({
    bucket,
    room,
    onStored: (picture) => {
      if (lacksFeatured()) setFeatured(form, picture)
      else addImage(picture)
    },
  })
  const { addFiles, uploads } = queue
  const isBusy = uploads.length > 0
  // Only a change of `isBusy` is reported, not of the callback.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onUploading(isBusy), [isBusy])
  const feature = (index: number) => {
    const next = images[index + 1] ?? images[index - 1]
    // With a featured picture the two change places; without one, the row goes.
    if (!form.values.featured_image) focusLater(`${id}-${next?.key ?? 'add'}`)
    makeFeatured(form, index)
  }
  const free = max - images.length - uploads.length
  const freeWithFeatured = form.values.featured_image ? free : free + 1
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
      <Input.Description mb={6}>{hint}. The first one becomes the featured image if there is none.</Input.Description>
      <GalleryRows
        id={id}
        form={form}
        name="trip_images"
        field={tripFields.trip_images}
        labelHidden
        rowName="image"
        texts={['alt', 'caption']}
        foot={(index, name) => (
          <Button variant="subtle" size="compact-sm" ml="-0.5rem" onClick={() => feature(index)}>
            Make featured<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      />
      {freeWithFeatured > 0 ? (
        <DropZone
          bucket={bucket}
          id={`${id}-add`}
          onFiles={(files) => void addFiles(files)}
          mih="4.5rem"
          mt="sm"
          aria-labelledby={`${id}-label`}
          inputLabel={label}
        >
          <Invitation several />
        </DropZone>
      ) : null}
      <Group mt={6}>
        <TakePhoto
          bucket={bucket}
          purpose={label}
          disabled={freeWithFeatured <= 0}
          onPhoto={(photo) => void addFiles([photo])}
        />
        <ChooseFromLibrary bucket={bucket} purpose={label} disabled={free <= 0} several={free} onChoose={addImage} />
      </Group>
      <UploadProgress queue={queue} />
      <LeftOut queue={queue} />
    </div>
  )
}

/** The pictures for which the trip has no room, which can stay in the library. */
function LeftOut({ queue: { left, kept, keepLeft } }: { queue: ReturnType<typeof useUploadQueue> }) {
  return (
    <Group gap="xs" mt={8} role="status">
      {left.length > 0 ? (
        <>
          <Text size="sm">
            A trip has at most {max} additional images. Left out: {left.map(({ name }) => name).join(', ')}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => void keepLeft()}>
            Keep {countOf(left.length, 'picture')} in the library
          </Button>
        </>
      ) : null}
      {kept > 0 ? <Text size="sm">{countOf(kept, 'picture')} stored in the library</Text> : null}
    </Group>
  )
}
