import { SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { LengthCounter } from '../kit/field/length-counter.tsx'
import { NumberField } from '../kit/field/number-field.tsx'
import { HostFields, type HostFieldsProps } from './host-fields.tsx'
import { socialNames, socialLink } from './social-links.ts'
import type { VendorForm } from './vendor-form.ts'
import { VendorInput } from './vendor-input.tsx'

/** All fields of a vendor (specification 3 and 5). */
export function VendorFields({ form, onUploading }: HostFieldsProps) {
  return (
    <Stack>
      <VendorInput form={form} name="vendor_name" data-autofocus />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <VendorInput form={form} name="region" />
        <VendorInput form={form} name="city" />
        <VendorInput form={form} name="email" />
        <VendorInput form={form} name="phone" />
      </SimpleGrid>
      <VendorInput form={form} name="description" />
      <Numbers form={form} />
      <SocialLinks form={form} />
      <HostFields form={form} onUploading={onUploading} />
    </Stack>
  )
}

function Numbers({ form }: { form: VendorForm }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <CountField form={form} name="years_of_experience" />
      <CountField form={form} name="number_of_trips" />
      <VendorInput form={form} name="rating" inputWrapperOrder={belowInput} />
    </SimpleGrid>
  )
}

const belowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

interface CountFieldProps {
  form: VendorForm
  name: 'years_of_experience' | 'number_of_trips'
}

/** A value that is not a number or is below 0 is saved as 0 (specification 5); the field says so. */
function CountField({ form, name }: CountFieldProps) {
  const { label, max, message } = vendorFields[name]
  const value = form.values[name]
  const becomesZero = typeof value === 'string' ? value.trim() !== '' : value < 0
  const tooMany = typeof value === 'number' && value > max
  const { error, ...input } = form.getInputProps(name)
  return (
    <NumberField
      label={label}
      description={becomesZero ? adminMessages.vendors.countAsZero : undefined}
      min={0}
      max={max}
      stepped
      inputWrapperOrder={belowInput}
      {...input}
      error={error ?? (tooMany ? message : undefined)}
    />
  )
}

function SocialLinks({ form }: { form: VendorForm }) {
  const { label: heading, labels, limit } = vendorFields.social_handles
  return (
    <>
      <Title order={3} size="h5" mt="sm">
        {heading}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {socialNames.map((name) => {
          const { value, onBlur, ...input } = form.getInputProps(`social_handles.${name}`)
          const link = String(value)
          return (
            <TextInput
              key={name}
              label={labels[name]}
              type="url"
              placeholder={name === 'website' ? 'https://' : '@name or https://'}
              value={link}
              {...input}
              onBlur={(event) => {
                form.setFieldValue(`social_handles.${name}`, socialLink(name, link))
                onBlur?.(event)
              }}
              inputContainer={(field) => (
                <>
                  {field}
                  <LengthCounter text={link} limit={limit} />
                </>
              )}
            />
          )
        })}
      </SimpleGrid>
    </>
  )
}
