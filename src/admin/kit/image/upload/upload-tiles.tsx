import { ActionIcon, Progress, Text } from '@mantine/core'
import { Trash } from '../../layout/admin-icons.tsx'
import type { QueuedUpload } from './use-upload-queue.ts'
import styles from './upload-tiles.module.css'

/** The pictures that are being uploaded, each with its progress and a button to stop it. */
export function UploadTiles({ uploads }: { uploads: QueuedUpload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label="Pictures on their way">
      {uploads.map(({ key, name, preview, progress, stop }) => (
        <li key={key} className={styles.upload}>
          <img src={preview} alt="" className={styles.preview} />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`Stop uploading ${name}`}
            onClick={stop}
            className={styles.stop}
          >
            <Trash />
          </ActionIcon>
          <Text size="sm" mt={6} truncate>
            Uploading... {name}
          </Text>
          <Progress value={progress * 100} size="sm" mt={4} aria-label={`Uploading ${name}`} />
        </li>
      ))}
    </ul>
  )
}
