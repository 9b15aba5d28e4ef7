import { useState } from 'react'
import type { AdminVendor } from '#contract/admin/vendors.ts'
import { adminMessages } from '#contract/messages.ts'
import { adminApi, callError } from '../shell/api/admin-api.ts'
import { FormDialog } from '../shell/form/form-dialog.tsx'
import { FormFacts } from '../shell/form/form-facts.tsx'
import { dialogPropsOf, FormState, historyFormOf } from '../shell/form/form-state.tsx'
import { fieldErrorsOf, type FieldErrors } from '../shell/form/save-errors.ts'
import { SaveConflictDialog } from '../shell/form/conflict/save-conflict-dialog.tsx'
import type { SaveTarget } from '../shell/form/form-kind.ts'
import { useFormSession } from '../shell/form/use-form-session.ts'
import { FormHistory } from '../shell/history/form-history.tsx'
import type { FormPlace } from '../shell/list/use-list-form.ts'
import { VendorChecks } from './checks/vendor-checks.tsx'
import { VendorFields } from './vendor-fields.tsx'
import { vendorRefresh } from './vendor-refresh.ts'
import { useVendorForm, vendorContent, type VendorValues } from './vendor-form.ts'

/** 'Add Vendor' and 'Edit Vendor' (specification 2.15). */
export function VendorDialog({ place }: { place: FormPlace }) {
  const form = useVendorForm()
  const [uploading, setUploading] = useState(false)
  const { created, updated, createFailed, updateFailed, notFound } = adminMessages.vendors
  const session = useFormSession<VendorValues, AdminVendor>({
    noun: 'vendor',
    place,
    form,
    load: (vendor_id) => adminApi.vendors.get({ vendor_id }),
    valuesOf: vendorContent.valuesOf,
    save: saveVendor,
    missing: { code: 'VENDOR_NOT_FOUND', message: notFound },
    messages: {
      created,
      updated,
      failed: (error, isNew) => typedErrorMessage(error) ?? (isNew ? createFailed : updateFailed),
    },
    refresh: vendorRefresh,
    fieldErrors: vendorRefusals,
    loadFields: async () => (await loadHistory()).fields,
    uploading,
  })
  return (
    <>
      <FormDialog
        {...dialogPropsOf(session, place)}
        busy={uploading}
        title={place.id ? 'Edit Vendor' : 'Add Vendor'}
        name={place.id ? session.base.vendor_name : undefined}
        facts={
          <>
            <FormFacts changedAt={session.changedAt} />
            <FormHistory
              noun="vendors"
              id={session.id}
              name={session.base.vendor_name}
              form={historyFormOf(session, form)}
              load={loadHistory}
            />
          </>
        }
        checks={
          <VendorChecks id={session.id} values={form.values} base={session.base} ready={session.state === 'ready'} />
        }
        submitLabel={session.id ? 'Update Vendor' : 'Create Vendor'}
      >
        <FormState session={session} what="vendor">
          <VendorFields key={session.revision} form={form} onUploading={setUploading} />
        </FormState>
      </FormDialog>
      <SaveConflictDialog {...session.conflict} />
    </>
  )
}

const loadHistory = async () => (await import('./vendor-history.ts')).vendorHistory

function saveVendor(values: VendorValues, { id: vendor_id, api, ...version }: SaveTarget) {
  const vendor_data = vendorContent.dataOf(values)
  return vendor_id ? api.vendors.update({ vendor_id, vendor_data, ...version }) : api.vendors.create({ vendor_data })
}

/** Problems that the server found, by field. */
function vendorRefusals(error: unknown): FieldErrors {
  return vendorContent.atFormPaths(fieldErrorsOf(error, 'vendor_data', { PICTURE_NOT_FOUND: 'portrait' }))
}

/** Messages of a vendor's typed errors are shown as they are (specification 8). */
function typedErrorMessage(error: unknown): string | null {
  const refused = callError(error)
  return refused?.defined && refused.status < 500 ? refused.message : null
}
