import { FileInput, PasswordInput, SegmentedControl, Stack, TextInput } from '@mantine/core'
import type { OpenSource } from '#contract/admin/backup/first-restore.ts'

export interface PlaceValues {
  kind: OpenSource['from']['kind']
  file: File | null
  folder: string
  bucket: string
  prefix: string
  endpoint: string
  region: string
  access_key_id: string
  secret_access_key: string
  key: string
}

export const blankPlace: PlaceValues = {
  kind: 'file',
  file: null,
  folder: '',
  bucket: '',
  prefix: '',
  endpoint: '',
  region: '',
  access_key_id: '',
  secret_access_key: '',
  key: '',
}

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
  const field = (name: Exclude<keyof PlaceValues, 'kind' | 'file'>) => ({
    value: values[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.value }),
  })
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
      {values.kind === 'folder' ? (
        <TextInput
          label="Folder on this machine"
          description="The whole path, such as /backups/site"
          {...field('folder')}
        />
      ) : null}
      {values.kind === 'bucket' ? (
        <>
          <TextInput label="Bucket" {...field('bucket')} />
          <TextInput label="Path in the bucket (optional)" {...field('prefix')} />
          <TextInput
            label="Endpoint"
            description="Leave empty for Amazon S3"
            placeholder="https://"
            {...field('endpoint')}
          />
          <TextInput label="Region" placeholder="ap-south-1" {...field('region')} />
          <TextInput label="Access key ID" {...field('access_key_id')} />
          <PasswordInput
            label="Secret access key"
            visibilityToggleButtonProps={{ 'aria-label': 'Show the secret access key' }}
            {...field('secret_access_key')}
          />
        </>
      ) : null}
      <PasswordInput
        label="Key of the backup"
        description={
          values.kind === 'file' ? 'Leave empty if the file is not encrypted' : 'It begins with hatheli-key-'
        }
        visibilityToggleButtonProps={{ 'aria-label': 'Show the key' }}
        {...field('key')}
      />
    </Stack>
  )
}
