import { SimpleGrid, Text, Title } from '@mantine/core'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { ImageSlot } from '../kit/image/image-slot.tsx'
import type { VendorForm } from './vendor-form.ts'
import { VendorInput } from './vendor-input.tsx'

export interface HostFieldsProps {
  form: VendorForm
  /** Saving waits for an upload. */
  onUploading: (uploading: boolean) => void
}

/** Fields of the host's page; of the rest, only name, region, rating and figures are public. */
export function HostFields({ form, onUploading }: HostFieldsProps) {
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
        bucket={vendorFields.portrait.bucket}
        label={vendorFields.portrait.label}
        hint="JPG, JPEG or PNG, max 1MB; a square of at least 800 pixels looks best"
        caption="Current portrait"
        value={form.values.portrait}
        onChange={(picture) => {
          form.setFieldValue('portrait', picture?.url ?? null)
          form.setFieldValue('portrait_alt', picture?.alt ?? '')
        }}
        alternative={form.getInputProps('portrait_alt')}
        onUploading={onUploading}
        error={form.errors.portrait}
      />
      <VendorInput form={form} name="words" />
      <VendorInput form={form} name="spoken_languages" />
      <VendorInput form={form} name="verified_checks" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <VendorInput form={form} name="verified_on" />
      </SimpleGrid>
    </>
  )
}
