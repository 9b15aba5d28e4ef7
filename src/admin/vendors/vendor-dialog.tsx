import { NumberInput, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { adminMessages } from '#contract/messages.ts'
import type { AdminVendor } from '#contract/admin/vendors.ts'
import { vendorLimits } from '#contract/vendors.ts'
import { callError } from '../shell/api/admin-api.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { RegionSelect } from '../shell/form/region-select.tsx'
import { fieldErrorsOf, focusFirstError, showFieldErrors } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/save-conflict-dialog.tsx'
import { useSave } from '../shell/form/use-save.ts'
import { vendorRefresh } from './vendor-refresh.ts'
import { useVendorForm, vendorDataOf, type VendorValues } from './vendor-form.ts'

interface VendorDialogProps {
  /** Null for a new vendor. */
  vendor: AdminVendor | null
  onClose: () => void
  /** Loads the stored version after a conflict. */
  onReload: () => void
}

/** 'Add Vendor' and 'Edit Vendor' (specification 2.15). */
export function VendorDialog({ vendor, onClose, onReload }: VendorDialogProps) {
  const form = useVendorForm(vendor)
  const messages = adminMessages.vendors
  const { send, saving, ...conflictDialog } = useSave({
    save: (values: VendorValues, { api, overwrite }) => {
      const vendor_data = vendorDataOf(values)
      return vendor
        ? api.vendors.update({ vendor_id: vendor.id, vendor_data, updated_at: vendor.updated_at, overwrite })
        : api.vendors.create({ vendor_data })
    },
    done: vendor ? messages.updated : messages.created,
    failed: (error) => typedErrorMessage(error) ?? (vendor ? messages.updateFailed : messages.createFailed),
    refresh: vendorRefresh,
    onSaved: onClose,
    onRefused: (error) => showFieldErrors(form, fieldErrorsOf(error, 'vendor_data')),
  })
  const submit = (container: HTMLElement | null) => {
    if (form.validate().hasErrors) focusFirstError(container)
    else send(form.values)
  }
  return (
    <>
      <FormDialog
        title={vendor ? 'Edit Vendor' : 'Add Vendor'}
        opened
        onClose={onClose}
        onSubmit={submit}
        dirty={form.isDirty()}
        saving={saving}
        submitLabel={vendor ? 'Update Vendor' : 'Create Vendor'}
      >
        <VendorFields form={form} />
      </FormDialog>
      <SaveConflictDialog {...conflictDialog} onReload={onReload} />
    </>
  )
}

/** Messages of a vendor's typed errors are shown as they are (specification 8). */
function typedErrorMessage(error: unknown): string | null {
  const refused = callError(error)
  return refused?.defined && refused.status < 500 ? refused.message : null
}

function VendorFields({ form }: { form: ReturnType<typeof useVendorForm> }) {
  return (
    <Stack>
      <TextInput
        label="Vendor Name"
        required
        data-autofocus
        maxLength={vendorLimits.vendor_name}
        {...form.getInputProps('vendor_name')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RegionSelect label="Region (State/UT)" mode="form" required {...regionProps(form)} />
        <TextInput label="City" maxLength={vendorLimits.city} {...form.getInputProps('city')} />
        <TextInput label="Email" type="email" maxLength={vendorLimits.email} {...form.getInputProps('email')} />
        <TextInput label="Phone" type="tel" maxLength={vendorLimits.phone} {...form.getInputProps('phone')} />
      </SimpleGrid>
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={vendorLimits.description}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NumberInput label="Years of Experience" allowDecimal={false} {...form.getInputProps('years_of_experience')} />
        <NumberInput label="Number of Trips" allowDecimal={false} {...form.getInputProps('number_of_trips')} />
        <NumberInput
          label="Rating"
          description="1 to 5, or blank for none"
          step={vendorLimits.ratingStep}
          decimalScale={1}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('rating')}
        />
      </SimpleGrid>
      <Title order={3} size="h5" mt="sm">
        Social links
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {(['instagram', 'facebook', 'website'] as const).map((name) => (
          <TextInput
            key={name}
            label={name[0]!.toUpperCase() + name.slice(1)}
            type="url"
            placeholder="https://"
            maxLength={vendorLimits.socialUrl}
            {...form.getInputProps(`social_handles.${name}`)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}

function regionProps(form: ReturnType<typeof useVendorForm>) {
  const { value, onChange, error } = form.getInputProps('region')
  return { value: value as string, onChange: onChange as (region: string) => void, error: error as string | undefined }
}
