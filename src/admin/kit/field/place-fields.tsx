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

interface PlaceFieldsProps {
  kind: 'file' | 'folder' | 'bucket'
  values: typeof blankPlace
  onChange: (changes: Partial<typeof blankPlace>) => void
  /** Whether a secret is stored that a blank field leaves as it is. */
  hasSecret?: boolean
}

/** Fields of a folder or a bucket. */
export function PlaceFields({ kind, values, onChange, hasSecret = false }: PlaceFieldsProps) {
  const field = (name: keyof typeof blankPlace) => ({
    value: values[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: currentTarget.value }),
  })
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
