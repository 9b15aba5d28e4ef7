import { Button, Group, Modal } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { TripAction } from '#contract/admin/lists/trip-bulk.ts'
import { noVendor } from '#contract/admin/lists/trip-list.ts'
import type { AdminTripItem } from '#contract/admin/trips.ts'
import { countOf } from '#values/format/counts.ts'
import type { BulkDialogProps } from '../../kit/list/selection/bulk-options.ts'
import { VendorFilter } from '../vendor/vendor-filter.tsx'

export function VendorDialog({ selection, onChoose, onClose }: BulkDialogProps<AdminTripItem, TripAction>) {
  const [vendor, setVendor] = useState<string | undefined>()
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (vendor === undefined) setMissing(true)
    else onChoose({ kind: 'vendor', vendor_id: vendor === noVendor ? null : vendor })
  }
  return (
    <Modal opened centered title={`Vendor of ${countOf(selection.count, 'trip')}`} onClose={onClose} size="28rem">
      <form noValidate onSubmit={submit}>
        <VendorFilter
          label="New vendor"
          value={vendor}
          error={isMissing ? 'Please choose a vendor, or no vendor' : undefined}
          onChange={(chosen) => {
            setVendor(chosen)
            setMissing(false)
          }}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Change vendor</Button>
        </Group>
      </form>
    </Modal>
  )
}
