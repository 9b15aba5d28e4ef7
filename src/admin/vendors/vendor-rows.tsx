import { Group, Stack, Text, UnstyledButton } from '@mantine/core'
import type { DataTableColumn } from 'mantine-datatable'
import type { AdminVendor } from '#contract/admin/vendors.ts'
import { RowActions, type RowActs } from '../shell/list/row-actions.tsx'

/** Columns of the vendor list (specification 2.15). */
export function vendorColumns(acts: RowActs<AdminVendor>): DataTableColumn<AdminVendor>[] {
  return [
    {
      accessor: 'vendor_name',
      title: 'Name',
      sortable: true,
      render: (vendor) => (
        <UnstyledButton fw={600} onClick={() => acts.onEdit(vendor)}>
          {vendor.vendor_name}
        </UnstyledButton>
      ),
    },
    { accessor: 'region', title: 'Region', sortable: true },
    { accessor: 'city', title: 'City', sortable: true, render: ({ city }) => city || 'N/A' },
    { accessor: 'contact', title: 'Contact', render: (vendor) => <Contact vendor={vendor} /> },
    {
      accessor: 'years_of_experience',
      title: 'Experience',
      sortable: true,
      render: experienceOf,
    },
    { accessor: 'number_of_trips', title: 'Trips', sortable: true, textAlign: 'right' },
    {
      accessor: 'rating',
      title: 'Rating',
      sortable: true,
      textAlign: 'right',
      render: ratingOf,
    },
    {
      accessor: 'actions',
      title: 'Actions',
      textAlign: 'right',
      render: (vendor) => <RowActions item={vendor} name={vendor.vendor_name} {...acts} />,
    },
  ]
}

function experienceOf({ years_of_experience: years }: AdminVendor): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}

function ratingOf({ rating }: AdminVendor): string {
  return rating?.toFixed(1) ?? 'N/A'
}

function Contact({ vendor }: { vendor: AdminVendor }) {
  const { email, phone } = vendor
  if (!email && !phone) return <>N/A</>
  return (
    <Stack gap={0}>
      {email ? <Text>{email}</Text> : null}
      {phone ? (
        <Text size="xs" c="dimmed">
          {phone}
        </Text>
      ) : null}
    </Stack>
  )
}

/** A row of the list on a phone. */
export function StackedVendor({ vendor, ...acts }: RowActs<AdminVendor> & { vendor: AdminVendor }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <UnstyledButton onClick={() => acts.onEdit(vendor)} flex={1}>
        <Text fw={600}>{vendor.vendor_name}</Text>
        <Text>{[vendor.city, vendor.region].filter(Boolean).join(', ')}</Text>
        <Text size="xs" c="dimmed">
          {experienceOf(vendor)} · {vendor.number_of_trips} {vendor.number_of_trips === 1 ? 'trip' : 'trips'} · Rating{' '}
          {ratingOf(vendor)}
        </Text>
      </UnstyledButton>
      <RowActions item={vendor} name={vendor.vendor_name} {...acts} />
    </Group>
  )
}
