import { ActionIcon, Box, Progress, Stack, Text } from '@mantine/core'
import { Trash } from '../../layout/admin-icons.tsx'
import { FilePreview } from '../file-preview.tsx'
import { ShrinkResult } from '../shrink-result.tsx'
import type { UploadQueue } from './use-upload-queue.ts'
import styles from './upload-progress.module.css'

/** The pictures that are being uploaded, each with a button to stop it, and what became of the others. */
export function UploadProgress({ queue }: { queue: UploadQueue }) {
  const { uploads, finished, shrunk, refused } = queue
  const total = finished + uploads.length
  return (
    <>
      {uploads.length > 0 && total > 1 ? (
        <Box mt="0.75rem">
          <Text size="sm">
            Picture {finished + 1} of {total}
          </Text>
          <Progress value={(finished / total) * 100} size="sm" aria-label="Pictures uploaded" />
        </Box>
      ) : null}
      {uploads.length > 0 ? (
        <ul className={styles.uploads} aria-label="Pictures on their way">
          {uploads.map(({ key, file, progress, stop }) => (
            <li key={key} className={styles.upload}>
              {/* Previews of thirty photos at once would be too much for a phone. */}
              {progress === null ? (
                <div className={styles.preview} />
              ) : (
                <FilePreview file={file} className={styles.preview} failedClassName={styles.preview} />
              )}
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={`Stop uploading ${file.name}`}
                onClick={stop}
                className={styles.stop}
              >
                <Trash />
              </ActionIcon>
              <Text size="sm" mt={6} truncate>
                {progress === null ? 'Waiting: ' : 'Uploading... '}
                {file.name}
              </Text>
              <Progress value={(progress ?? 0) * 100} size="sm" mt={4} aria-label={`Uploading ${file.name}`} />
            </li>
          ))}
        </ul>
      ) : null}
      <ShrinkResult of={shrunk} />
      {refused.length > 0 ? (
        <Stack component="ul" gap="0.75rem" mt="0.75rem" aria-label="Pictures that were refused">
          {refused.map(({ key, name, message }) => (
            <Box component="li" key={key} pl="0.75rem" style={{ borderLeft: '2px solid var(--color-line)' }}>
              <Text size="sm" truncate>
                {name}
              </Text>
              <Text size="sm" c="madder">
                {message}
              </Text>
            </Box>
          ))}
        </Stack>
      ) : null}
    </>
  )
}
