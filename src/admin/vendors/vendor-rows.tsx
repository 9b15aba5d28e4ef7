import { Anchor, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataTableColumn } from 'mantine-datatable'
import type { AdminVendorItem } from '#contract/admin/vendors.ts'
import { adminPaths } from '#values/addresses/admin-paths.ts'
import { formatCount } from '#values/format/counts.ts'
import { FormLink } from '../kit/list/rows/form-link.tsx'
import { RowActions, type RowActs } from '../kit/list/rows/row-actions.tsx'
import { Contact, ContactIcons } from './vendor-contact.tsx'
import styles from './vendor-rows.module.css'

/** Columns of the vendor list (specification 2.15). */
export function vendorColumns(acts: RowActs<AdminVendorItem>): DataTableColumn<AdminVendorItem>[] {
  return [
    {
      accessor: 'vendor_name',
      title: 'Name',
      sortable: true,
      render: (vendor) => <FormLink id={vendor.id}>{vendor.vendor_name}</FormLink>,
    },
    { accessor: 'region', title: 'Region', sortable: true, noWrap: true },
    {
      accessor: 'city',
      title: 'City',
      sortable: true,
      render: ({ city }) => <span className={styles.city}>{city || 'N/A'}</span>,
    },
    { accessor: 'contact', title: 'Contact', render: (vendor) => <Contact vendor={vendor} /> },
    {
      accessor: 'years_of_experience',
      title: 'Experience',
      sortable: true,
      noWrap: true,
      render: experienceOf,
    },
    {
      accessor: 'number_of_trips',
      title: 'Trips',
      sortable: true,
      textAlign: 'right',
      render: (vendor) => <TripNumbers vendor={vendor} />,
    },
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

function experienceOf({ years_of_experience: years }: AdminVendorItem): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`
}

function ratingOf({ rating }: AdminVendorItem): string {
  return rating?.toFixed(1) ?? 'N/A'
}

/** How many trips the vendor has run, as it was entered, and a link to those of the catalogue. */
function TripNumbers({ vendor }: { vendor: AdminVendorItem }) {
  const { number_of_trips: run, trips_in_catalogue: listed } = vendor
  return (
    <span className={styles.trips}>
      <span title="Trips run, as entered">{formatCount(run)}</span>
      {listed > 0 ? <CatalogueLink vendor={vendor} /> : <span className={styles.none}>none in catalogue</span>}
    </span>
  )
}

function CatalogueLink({ vendor: { id, vendor_name, trips_in_catalogue: trips } }: { vendor: AdminVendorItem }) {
  return (
    <Anchor
      size="sm"
      aria-label={`${formatCount(trips)} in catalogue: trips of ${vendor_name}`}
      onClick={(event) => event.stopPropagation()}
      renderRoot={(props) => <Link to={adminPaths.trips} search={{ vendor: id }} preload={false} {...props} />}
    >
      {formatCount(trips)} in catalogue
    </Anchor>
  )
}

/** A row of the list on a phone. */
export function StackedVendor({ vendor, ...acts }: RowActs<AdminVendorItem> & { vendor: AdminVendorItem }) {
  const { vendor_name, number_of_trips: trips } = vendor
  return (
    <div>
      <FormLink id={vendor.id} isRow>
        <Text fw={600}>{vendor_name}</Text>
        <Text>{[vendor.city, vendor.region].filter(Boolean).join(', ')}</Text>
        <Text size="xs" c="dimmed">
          {experienceOf(vendor)} · {formatCount(trips)} {trips === 1 ? 'trip' : 'trips'} run · Rating {ratingOf(vendor)}
        </Text>
      </FormLink>
      {vendor.trips_in_catalogue > 0 ? <CatalogueLink vendor={vendor} /> : null}
      <Group justify="space-between" wrap="nowrap" mt={4}>
        <ContactIcons vendor={vendor} />
        <RowActions item={vendor} name={vendor_name} {...acts} />
      </Group>
    </div>
  )
}
