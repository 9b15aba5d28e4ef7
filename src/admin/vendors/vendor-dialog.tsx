import { useState } from 'react'
import type { AdminVendor } from '#contract/admin/vendors.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi, callError } from '../kit/api/admin-api.ts'
import { useEditing } from '../publishing/drafts/use-editing.ts'
import { FormDialog } from '../publishing/form/form-dialog.tsx'
import { FormFacts } from '../kit/form/form-facts.tsx'
import type { FormKind } from '../publishing/form/form-kind.ts'
import { fieldErrorsOf, type FieldErrors } from '../kit/form/save-errors.ts'
import { placeOf, type FormPlace } from '../kit/list/use-list-form.ts'
import { VendorChecks } from './checks/vendor-checks.tsx'
import { VendorFields } from './vendor-fields.tsx'
import { vendorContent, type VendorValues } from './vendor-form.ts'

const { created, updated, createFailed, updateFailed, notFound } = adminMessages.vendors

const vendorKind: FormKind<VendorValues, AdminVendor> = {
  type: 'vendor',
  entity: 'vendors',
  ...vendorContent,
  load: (vendor_id) => adminApi.vendors.get({ vendor_id }),
  save: (values, { id: vendor_id, api, ...version }) => {
    const vendor_data = vendorContent.dataOf(values)
    return vendor_id ? api.vendors.update({ vendor_id, vendor_data, ...version }) : api.vendors.create({ vendor_data })
  },
  missing: { code: 'VENDOR_NOT_FOUND', message: notFound },
  messages: {
    created,
    updated,
    failed: (error, isNew) => typedErrorMessage(error) ?? (isNew ? createFailed : updateFailed),
  },
  fieldErrors: vendorRefusals,
}

/** 'Add Vendor' and 'Edit Vendor' (specification 2.15). */
export function VendorDialog({ place }: { place: FormPlace }) {
  const [uploading, setUploading] = useState(false)
  const session = useEditing(vendorKind, { ...placeOf(place), uploading })
  const { id, base, form } = session
  return (
    <FormDialog
      session={session}
      onClose={place.onClose}
      title={place.id ? 'Edit Vendor' : 'Add Vendor'}
      name={place.id ? base.vendor_name : undefined}
      facts={<FormFacts changedAt={session.changedAt} />}
      checks={<VendorChecks id={id} values={form.values} base={base} ready={session.isReady} />}
      submitLabel={id ? 'Update Vendor' : 'Create Vendor'}
    >
      <VendorFields key={session.revision} form={form} onUploading={setUploading} />
    </FormDialog>
  )
}

function vendorRefusals(error: unknown): FieldErrors {
  return vendorContent.atFormPaths(fieldErrorsOf(error, 'vendor_data', { PICTURE_NOT_FOUND: 'portrait' }))
}

/** Messages of a vendor's typed errors are shown as they are (specification 8). */
function typedErrorMessage(error: unknown): string | null {
  const refused = callError(error)
  return refused?.defined && refused.status < 500 ? refused.message : null
}
