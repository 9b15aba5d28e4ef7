import { Button, FileButton, Group, Progress, Text, VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { adminMessages } from '#contract/messages.ts'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { Categories, Trash, Upload } from '../kit/layout/admin-icons.tsx'
import { confirm } from '../kit/feedback/confirm.tsx'
import { StoredPicture } from '../kit/image/stored-picture.tsx'
import { PictureMissing } from '../kit/image/picture-missing.tsx'
import { ChooseFromLibrary } from '../kit/image/choose-from-library.tsx'
import { DropZone } from '../kit/image/upload/drop-zone.tsx'
import { acceptedTypes } from '../kit/image/upload/file-types.ts'
import { TakePhoto } from '../kit/image/upload/take-photo.tsx'
import { ShrinkResult } from '../kit/image/shrink-result.tsx'
import { toastFailure } from '../kit/feedback/toasts.ts'
import { toastWithUndo } from '../kit/feedback/toast-with-undo.tsx'
import { useUpload } from '../kit/image/use-upload.ts'
import { useReload } from '../kit/api/use-reload.ts'
import { useWrite } from '../kit/api/use-write.ts'
import styles from './categories.module.css'

const messages = adminMessages.categories
const bucket = 'category-images'

/** Set on upload, replaced by the next one, removed on request (specification 4). */
export function CategoryImage({ category }: { category: AdminCategory }) {
  const {
    upload,
    uploading,
    progress,
    error,
    shrinking,
    forget: forgetResult,
  } = useUpload(bucket, { categoryId: category.id })
  const { set, remove } = useImageCalls(category.id)
  const working = uploading || set.isPending || remove.isPending
  const forget = useRef<() => void>(null)
  const take = async (file: File | null | undefined) => {
    // Otherwise a rejected file could not be selected again.
    forget.current?.()
    const picture = file && (await upload(file))
    if (picture) set.mutate(picture.url)
  }
  const choose = ({ url }: AdminPicture) => {
    forgetResult()
    set.mutate(url)
  }
  const confirmAndRemove = async () => {
    const text = `The page of ${category.title} will show no picture.`
    if (!(await confirm({ title: 'Remove image', text, confirm: 'Remove' }))) return
    forgetResult()
    remove.mutate()
  }
  return (
    <div>
      {/* For drag and drop; files are selected with the button. */}
      <DropZone
        bucket={bucket}
        onFiles={([file]) => void take(file)}
        multiple={false}
        disabled={working}
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        className={styles.zone}
      >
        <CurrentImage category={category} />
      </DropZone>
      {uploading ? <Progress value={(progress ?? 0) * 100} mt={6} aria-label="Uploading the image" size="sm" /> : null}
      {error ? (
        <Text c="madder" mt={6}>
          {error}
        </Text>
      ) : null}
      <ShrinkResult of={shrinking ? [shrinking] : []} />
      <Group mt="sm" gap="sm">
        <FileButton
          resetRef={forget}
          accept={acceptedTypes(bucket).join(',')}
          onChange={(file) => void take(file)}
          disabled={working}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<Upload />} disabled={working}>
              {working && !remove.isPending
                ? 'Uploading...'
                : category.featured_image
                  ? 'Replace Image'
                  : 'Upload Image'}
              <VisuallyHidden> for {category.title}</VisuallyHidden>
            </Button>
          )}
        </FileButton>
        <TakePhoto bucket={bucket} purpose={category.title} disabled={working} onPhoto={take} size="sm" />
        <ChooseFromLibrary bucket={bucket} purpose={category.title} disabled={working} onChoose={choose} size="sm" />
        {category.featured_image ? (
          <Button
            variant="subtle"
            color="madder"
            leftSection={<Trash />}
            disabled={working}
            onClick={() => void confirmAndRemove()}
          >
            Remove
            <VisuallyHidden> image of {category.title}</VisuallyHidden>
          </Button>
        ) : null}
      </Group>
    </div>
  )
}

function CurrentImage({ category: { featured_picture: picture, title } }: { category: AdminCategory }) {
  if (!picture) return <Text className={styles.noImage}>No image uploaded</Text>
  return (
    <PictureMissing Icon={Categories} key={picture.url}>
      {(onError) => (
        <StoredPicture picture={picture} alt={picture.alt || title} className={styles.image} onError={onError} />
      )}
    </PictureMissing>
  )
}

function useImageCalls(category_id: string) {
  const reload = useReload()
  const set = useWrite({
    write: (featured_image: string, { api }) => api.categories.setImage({ category_id, featured_image }),
    onSuccess: async (_saved, _url, change) => {
      toastWithUndo(messages.imageUpdated, { change })
      await reload()
    },
    onError: () => toastFailure(messages.uploadFailed),
  })
  const remove = useWrite({
    write: (_nothing: void, { api }) => api.categories.removeImage({ category_id }),
    onSuccess: async (_saved, _nothing, change) => {
      toastWithUndo(messages.imageRemoved, { change })
      await reload()
    },
    onError: () => toastFailure(messages.removeFailed),
  })
  return { set, remove }
}
