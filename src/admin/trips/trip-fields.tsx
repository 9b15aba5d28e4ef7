import { NumberInput, Select, SimpleGrid, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { statuses } from '#contract/fields.ts'
import { tripLimits } from '#contract/trips.ts'
import { categoryNames } from '#values/categories.ts'
import { ImageSlot } from '../shell/image/image-slot.tsx'
import { RegionSelect } from '../shell/form/region-select.tsx'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { TripDays } from './trip-days.tsx'
import { TripGallery } from './trip-gallery.tsx'
import { TripLines } from './trip-lines.tsx'
import type { TripForm } from './trip-form.ts'
import { noVendor } from './trip-values.ts'
import { VendorSelect } from './vendor-select.tsx'
import styles from './trip-dialog.module.css'

const imageHint = 'JPG, JPEG or PNG, max 1MB'

export type UploadPlace = 'featured' | 'gallery'

interface TripFieldsProps {
  form: TripForm
  /** Name of the stored trip's vendor. */
  vendorName: string | undefined
  /** Called when uploads begin or end. */
  onUploading: (place: UploadPlace, uploading: boolean) => void
}

/** All fields of a trip (specification 3 and 5). */
export function TripFields({ form, vendorName, onUploading }: TripFieldsProps) {
  return (
    <>
      <Section title="Basics">
        <Basics form={form} />
      </Section>
      <Section title="Vendor">
        <Vendor form={form} vendorName={vendorName} />
      </Section>
      <Section title="Description">
        <Descriptions form={form} />
      </Section>
      <Section title="What to expect">
        <TripLines form={form} field="highlights" label="Highlights" rowLabel="Highlight" />
        <TripLines form={form} field="inclusions" label="Inclusions" rowLabel="Inclusion" />
        <TripLines form={form} field="exclusions" label="Exclusions" rowLabel="Exclusion" />
      </Section>
      <Section title="Itinerary">
        <TripDays form={form} />
      </Section>
      <Section title="Images">
        <ImageSlot
          bucket="trip-images"
          label="Featured image"
          hint={imageHint}
          value={form.values.featured_image}
          onChange={(picture) => form.setFieldValue('featured_image', picture?.url ?? null)}
          onUploading={(uploading) => onUploading('featured', uploading)}
          error={form.errors.featured_image as string | undefined}
        />
        <TripGallery form={form} hint={imageHint} onUploading={(uploading) => onUploading('gallery', uploading)} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Title order={3} className={styles.heading}>
        {title}
      </Title>
      <Stack gap="md" className={styles.fields}>
        {children}
      </Stack>
    </section>
  )
}

function Basics({ form }: { form: TripForm }) {
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Retrying removes the button and with it the focus.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <>
      <TextInput
        ref={title}
        label="Title"
        required
        data-autofocus
        maxLength={tripLimits.title}
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label="Category"
          required
          placeholder="Choose a category"
          data={categoryNames}
          allowDeselect={false}
          {...form.getInputProps('category')}
          value={form.values.category || null}
        />
        <RegionSelect
          label="Region"
          mode="form"
          required
          value={form.values.region}
          onChange={(region) => form.setFieldValue('region', region)}
          error={form.errors.region as string | undefined}
        />
        <NumberInput
          label="Price (INR)"
          required
          leftSection="₹"
          thousandSeparator=","
          thousandsGroupStyle="lakh"
          decimalScale={2}
          allowNegative={false}
          clampBehavior="none"
          hideControls
          inputMode="decimal"
          {...form.getInputProps('price')}
        />
        <NumberInput
          label="Duration (days)"
          required
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          min={1}
          max={tripLimits.duration}
          {...form.getInputProps('duration')}
        />
        <Select
          label="Status"
          required
          data={statuses.map((value) => ({ value, label: statusLabels[value] }))}
          allowDeselect={false}
          {...form.getInputProps('status')}
        />
        <Switch
          label="Featured"
          description="Among the Featured Journeys of the home page"
          className={styles.featured}
          {...form.getInputProps('featured', { type: 'checkbox' })}
        />
      </SimpleGrid>
    </>
  )
}

function Vendor({ form, vendorName }: { form: TripForm; vendorName: string | undefined }) {
  return (
    <>
      <VendorSelect
        value={form.values.vendor_id}
        onChange={(id) => form.setFieldValue('vendor_id', id)}
        chosenName={vendorName}
        error={form.errors.vendor_id as string | undefined}
      />
      <Switch
        label="Show vendor info"
        description="The vendor's name and the host block on the trip page"
        disabled={form.values.vendor_id === noVendor}
        {...form.getInputProps('show_vendor_info', { type: 'checkbox' })}
      />
    </>
  )
}

function Descriptions({ form }: { form: TripForm }) {
  return (
    <>
      <Textarea
        label="Short description"
        description={`For cards and search results, at most ${tripLimits.short_description} characters`}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={tripLimits.short_description}
        {...form.getInputProps('short_description')}
      />
      <Textarea
        label="Full Description"
        required
        autosize
        minRows={6}
        maxRows={20}
        maxLength={tripLimits.description}
        {...form.getInputProps('description')}
      />
    </>
  )
}
