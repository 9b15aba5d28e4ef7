import { SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import { vendorLimits } from '#contract/vendors.ts'
import { LengthCounter } from '../shell/field/length-counter.tsx'
import { LimitedInput, LimitedTextarea } from '../shell/field/limited-input.tsx'
import { NumberField } from '../shell/field/number-field.tsx'
import { VendorName, VendorRegion } from '../shell/form/vendor-identity.tsx'
import { HostFields, type HostFieldsProps } from './host-fields.tsx'
import { socialNames, socialLink } from './social-links.ts'
import type { VendorForm } from './vendor-form.ts'

const { rating, years, trips, countAsZero } = adminMessages.vendors

/** All fields of a vendor (specification 3 and 5). */
export function VendorFields({ form, onUploading }: HostFieldsProps) {
  return (
    <Stack>
      <VendorName form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <VendorRegion form={form} />
        <LimitedInput label="City" limit={vendorLimits.city} {...form.getInputProps('city')} />
        <LimitedInput label="Email" type="email" limit={vendorLimits.email} {...form.getInputProps('email')} />
        <LimitedInput label="Phone" type="tel" limit={vendorLimits.phone} {...form.getInputProps('phone')} />
      </SimpleGrid>
      <LimitedTextarea
        label="Notes"
        description="Only for you: visitors do not see them"
        autosize
        minRows={3}
        maxRows={10}
        limit={vendorLimits.description}
        {...form.getInputProps('description')}
      />
      <Numbers form={form} />
      <SocialLinks form={form} />
      <HostFields form={form} onUploading={onUploading} />
    </Stack>
  )
}

function Numbers({ form }: { form: VendorForm }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <CountField form={form} field="years_of_experience" label="Years of Experience" max={vendorLimits.years} />
      <CountField form={form} field="number_of_trips" label="Number of Trips" max={vendorLimits.trips} />
      <NumberField
        label="Rating"
        description="1 to 5, or blank for none"
        min={vendorLimits.ratingMin}
        max={vendorLimits.ratingMax}
        step={vendorLimits.ratingStep}
        stepped
        problem={rating}
        inputWrapperOrder={belowInput}
        {...form.getInputProps('rating')}
      />
    </SimpleGrid>
  )
}

const belowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

interface CountFieldProps {
  form: VendorForm
  field: 'years_of_experience' | 'number_of_trips'
  label: string
  max: number
}

/** What is no number or below 0 is saved as 0 (specification 5); the field says so. */
function CountField({ form, field, label, max }: CountFieldProps) {
  const value = form.values[field]
  const becomesZero = typeof value === 'string' ? value.trim() !== '' : value < 0
  const tooMany = typeof value === 'number' && value > max
  const { error, ...input } = form.getInputProps(field)
  return (
    <NumberField
      label={label}
      description={becomesZero ? countAsZero : undefined}
      min={0}
      max={max}
      stepped
      inputWrapperOrder={belowInput}
      {...input}
      error={error ?? (tooMany ? { years_of_experience: years, number_of_trips: trips }[field] : undefined)}
    />
  )
}

function SocialLinks({ form }: { form: VendorForm }) {
  return (
    <>
      <Title order={3} size="h5" mt="sm">
        Social links
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {socialNames.map((name) => {
          const { value, onBlur, ...input } = form.getInputProps(`social_handles.${name}`)
          const link = String(value)
          return (
            <TextInput
              key={name}
              label={name[0]!.toUpperCase() + name.slice(1)}
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
                  <LengthCounter text={link} limit={vendorLimits.socialUrl} />
                </>
              )}
            />
          )
        })}
      </SimpleGrid>
    </>
  )
}
