import { FileInput, PasswordInput, SegmentedControl, Stack } from '@mantine/core'
import { blankPlace, PlaceFields } from '../../kit/field/place-fields.tsx'
import type { OpenSource } from '#contract/admin/backup/first-restore.ts'

export type PlaceValues = typeof blankPlace & {
  kind: OpenSource['from']['kind']
  file: File | null
  key: string
}

export const blankSource: PlaceValues = { ...blankPlace, kind: 'file', file: null, key: '' }

const kinds = [
  { value: 'file', label: 'File' },
  { value: 'folder', label: 'Folder' },
  { value: 'bucket', label: 'Bucket' },
]

interface BackupPlaceProps {
  values: PlaceValues
  onChange: (changes: Partial<PlaceValues>) => void
}

/** Where the backup is, and its key. */
export function BackupPlace({ values, onChange }: BackupPlaceProps) {
  return (
    <Stack>
      <SegmentedControl
        aria-label="Where the backup is"
        data={kinds}
        value={values.kind}
        onChange={(kind) => onChange({ kind: kind as PlaceValues['kind'] })}
        fullWidth
      />
      {values.kind === 'file' ? (
        <FileInput
          label="Backup file"
          description="A download of the back office, or a file of npm run backup"
          placeholder="Choose a file"
          value={values.file}
          onChange={(file) => onChange({ file })}
        />
      ) : null}
      <PlaceFields kind={values.kind} values={values} onChange={onChange} />
      <PasswordInput
        label="Key of the backup"
        description={
          values.kind === 'file' ? 'Leave empty if the file is not encrypted' : 'It begins with hatheli-key-'
        }
        visibilityToggleButtonProps={{ 'aria-label': 'Show the key' }}
        autoComplete="off"
        value={values.key}
        onChange={(event) => onChange({ key: event.currentTarget.value })}
      />
    </Stack>
  )
}
