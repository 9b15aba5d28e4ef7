import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { vendorDataSchema } from '#contract/admin/vendors.ts'
import { vendorFields } from '#contract/content/vendor-fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { useReload } from '../../kit/api/use-reload.ts'
import { useWrite } from '../../kit/api/use-write.ts'
import { toastFailure } from '../../kit/feedback/toasts.ts'
import { toastWithUndo } from '../../kit/feedback/toast-with-undo.tsx'
import { focusFirstError } from '../../kit/form/save-errors.ts'
import { FieldInput } from '../../kit/form/field-input.tsx'

interface VendorInPlaceProps {
  name: string
  region: string
  onClose: () => void
  onAdded: (id: string, name: string) => void
}

const requiredFields = vendorDataSchema.pick({ vendor_name: true, region: true })

/** Adds a vendor with what every vendor must have, from within the form of a trip. */
export function VendorInPlace({ name, region, onClose, onAdded }: VendorInPlaceProps) {
  const reload = useReload()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initialValues: { vendor_name: name, region },
    validate: schemaResolver(requiredFields, { sync: true }),
    clearInputErrorOnChange: true,
  })
  const { mutate, isPending } = useWrite({
    write: (vendor_data: { vendor_name: string; region: string }, { api }) => api.vendors.create({ vendor_data }),
    onSuccess: async ({ id }, { vendor_name }, change) => {
      toastWithUndo(adminMessages.vendors.created, { change })
      await reload()
      onAdded(id, vendor_name.trim())
    },
    onError: () => toastFailure(adminMessages.vendors.createFailed),
  })
  const submit = () => {
    if (isPending) return
    if (form.validate().hasErrors) focusFirstError(element.current)
    else mutate(form.values)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add Vendor"
      size="28rem"
      centered
      // Otherwise the shortcut would save the trip.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.stopPropagation()
        submit()
      }}
    >
      <form
        ref={element}
        noValidate
        // React bubbles the submit event to the trip's form, which must not be submitted.
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          event.stopPropagation()
          submit()
        }}
      >
        <Stack>
          <FieldInput field={vendorFields.vendor_name} input={form.getInputProps('vendor_name')} data-autofocus />
          <FieldInput field={vendorFields.region} input={form.getInputProps('region')} />
          <Text c="dimmed">Contacts, experience and rating can be added under Vendors later.</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Saving...' : 'Create Vendor'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
