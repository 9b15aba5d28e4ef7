import { PasswordInput, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'

export const blankPlace = {
  folder: '',
  bucket: '',
  prefix: '',
  endpoint: '',
  region: '',
  access_key_id: '',
  secret_access_key: '',
}

type PlaceField = keyof typeof blankPlace

interface PlaceFieldsProps {
  kind: 'file' | 'folder' | 'bucket'
  /** Properties of the input for a field. */
  field: (name: PlaceField) => {
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    autoComplete: string
  }
  /** Whether a secret is stored that a blank field leaves as it is. */
  hasSecret?: boolean
}

/** Fields of a folder or a bucket. */
export function PlaceFields({ kind, field, hasSecret = false }: PlaceFieldsProps) {
  if (kind === 'file') return null
  if (kind === 'folder') {
    return (
      <TextInput
        label="Folder on this machine"
        description="The whole path, such as /backups/site"
        {...field('folder')}
      />
    )
  }
  return (
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
        description={hasSecret ? 'It is set. Leave this empty to use it again.' : undefined}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the secret access key' }}
        {...field('secret_access_key')}
      />
    </>
  )
}
