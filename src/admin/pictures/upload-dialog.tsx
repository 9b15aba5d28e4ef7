import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { buckets, type Bucket } from '#contract/pictures.ts'
import { countOf } from '#values/format/counts.ts'
import { useIsNarrow } from '../kit/hooks/use-is-narrow.ts'
import { DropZone, Invitation } from '../kit/image/upload/drop-zone.tsx'
import { TakePhoto } from '../kit/image/upload/take-photo.tsx'
import { UploadProgress } from '../kit/image/upload/upload-progress.tsx'
import { useUploadQueue } from '../kit/image/upload/use-upload-queue.ts'
import { bucketLabels, fileRules } from './picture-words.ts'

interface UploadDialogProps {
  /** The kind that the screen shows. */
  bucket: Bucket | undefined
  onClose: () => void
}

/** Pictures of categories are named after their category, so they are uploaded there. */
const kinds = buckets.filter((bucket) => bucket !== 'category-images')

/** Uploads many pictures at once, which stay although nothing uses them yet. */
export function UploadDialog({ bucket: shown, onClose }: UploadDialogProps) {
  const [bucket, setBucket] = useState<Bucket>(kinds.find((each) => each === shown) ?? kinds[0]!)
  const [working, setWorking] = useState(false)
  return (
    <Modal opened onClose={onClose} title="Upload pictures" size="48rem" fullScreen={useIsNarrow()}>
      <Stack>
        <div>
          <Text fw={600} mb={4} id="upload-kind">
            What they are for
          </Text>
          <SegmentedControl
            aria-labelledby="upload-kind"
            data={kinds.map((value) => ({ value, label: bucketLabels[value] }))}
            value={bucket}
            onChange={(value) => setBucket(value as Bucket)}
            disabled={working}
          />
        </div>
        <Uploads key={bucket} bucket={bucket} onWorking={setWorking} />
        <Group justify="flex-end">
          <Button onClick={onClose} disabled={working}>
            {working ? 'Uploading...' : 'Done'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Uploads({ bucket, onWorking }: { bucket: Bucket; onWorking: (working: boolean) => void }) {
  const [stored, setStored] = useState(0)
  const queue = useUploadQueue({
    bucket,
    keep: true,
    onStored: () => setStored((count) => count + 1),
  })
  const isWorking = queue.uploads.length > 0
  useEffect(() => onWorking(isWorking), [isWorking, onWorking])
  return (
    <div>
      <DropZone
        bucket={bucket}
        onFiles={(files) => void queue.addFiles(files)}
        inputLabel="Pictures to upload"
        data-autofocus
      >
        <Invitation several />
      </DropZone>
      <Text size="xs" c="dimmed" my={6}>
        {fileRules[bucket]}; larger photos are made smaller. They stay in the library until you delete them.
      </Text>
      <TakePhoto bucket={bucket} purpose="the library" onPhoto={(photo) => void queue.addFiles([photo])} />
      <Text role="status" mt={6}>
        {stored === 0 ? '' : `${countOf(stored, 'picture')} uploaded`}
      </Text>
      <UploadProgress queue={queue} />
    </div>
  )
}
