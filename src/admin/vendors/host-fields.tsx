import { SimpleGrid, TagsInput, Text, TextInput, Title } from '@mantine/core'
import { vendorLimits } from '#contract/vendors.ts'
import { LimitedTextarea } from '../shell/field/limited-input.tsx'
import { ImageSlot } from '../shell/image/image-slot.tsx'
import type { VendorForm } from './vendor-form.ts'

export interface HostFieldsProps {
  form: VendorForm
  /** Saving waits for an upload. */
  onUploading: (uploading: boolean) => void
}

/** What the host's page shows; nothing else of a vendor but name, region, rating and figures is public. */
export function HostFields({ form, onUploading }: HostFieldsProps) {
  const { error } = form.getInputProps('portrait')
  return (
    <>
      <div>
        <Title order={3} size="h5" mt="sm">
          Host page
        </Title>
        <Text size="sm" c="dimmed">
          Public beside the trips that show their vendor. Email, phone, city and notes stay here.
        </Text>
      </div>
      <ImageSlot
        field="portrait"
        bucket="trip-images"
        label="Portrait"
        hint="JPG, JPEG or PNG, max 1MB; a square of at least 800 pixels looks best"
        caption="Current portrait"
        value={form.values.portrait}
        onChange={(picture) => {
          form.setFieldValue('portrait', picture?.url ?? null)
          form.setFieldValue('portrait_alt', picture?.alt ?? '')
        }}
        alternative={form.getInputProps('portrait_alt')}
        onUploading={onUploading}
        error={typeof error === 'string' ? error : null}
      />
      <LimitedTextarea
        label="In their own words"
        description="In the first person: who they are, and how they show their place"
        autosize
        minRows={3}
        maxRows={10}
        limit={vendorLimits.words}
        {...form.getInputProps('words')}
      />
      <TagsInput
        label="Languages"
        description="Enter adds one"
        maxTags={vendorLimits.languages}
        {...form.getInputProps('spoken_languages')}
      />
      <LimitedTextarea
        label="What was checked"
        description="One per line, such as ‘Guide licence seen’; it stands behind the sign ‘Verified’"
        autosize
        minRows={3}
        maxRows={vendorLimits.checks}
        limit={vendorLimits.checks * vendorLimits.check}
        {...form.getInputProps('verified_checks')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Checked on" type="date" {...form.getInputProps('verified_on')} />
      </SimpleGrid>
    </>
  )
}
