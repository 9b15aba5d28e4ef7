import { SimpleGrid, Stack, Switch, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { statuses } from '#contract/fields.ts'
import { adminMessages } from '#contract/messages.ts'
import { tripLimits } from '#contract/trips.ts'
import { categoryNames } from '#values/categories.ts'
import { LimitedInput, LimitedTextarea } from '../shell/field/limited-input.tsx'
import { NumberField } from '../shell/field/number-field.tsx'
import { RegionSelect } from '../shell/form/region-select.tsx'
import { ImageSlot } from '../shell/image/image-slot.tsx'
import { statusLabels } from '../shell/list/status-badge.tsx'
import { TripFacts } from './facts/trip-facts.tsx'
import { TripDays } from './days/trip-days.tsx'
import { TripGallery } from './trip-gallery.tsx'
import { TripLines } from './trip-lines.tsx'
import type { TripForm } from './trip-form.ts'
import { TripPreview } from './trip-preview.tsx'
import { noVendor } from './trip-values.ts'
import { VendorSelect } from './vendor/vendor-select.tsx'
import styles from './trip-dialog.module.css'
import { PlainSelect } from '../shell/field/plain-select.tsx'

const { price, duration } = adminMessages.trips
const imageHint = 'JPG, JPEG or PNG, max 1MB'

export type UploadPlace = 'featured' | 'gallery'

interface TripFieldsProps {
  form: TripForm
  /** Null for a new trip. */
  tripId: string | null
  /** Name of the stored trip's vendor. */
  vendorName: string | undefined
  /** Called when uploads begin or end. */
  onUploading: (place: UploadPlace, uploading: boolean) => void
}

/** All fields of a trip (specification 3 and 5). */
export function TripFields({ form, tripId, vendorName, onUploading }: TripFieldsProps) {
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
        <div data-field="highlights" data-rows>
          <TripLines form={form} field="highlights" label="Highlights" rowLabel="Highlight" />
        </div>
        <TripLines form={form} field="inclusions" label="Inclusions" rowLabel="Inclusion" />
        <TripLines form={form} field="exclusions" label="Exclusions" rowLabel="Exclusion" />
      </Section>
      <Section title="Itinerary">
        <div data-field="itinerary" data-rows>
          <TripDays form={form} />
        </div>
      </Section>
      <Section title="Facts">
        <TripFacts form={form} />
      </Section>
      <Section title="Images">
        <ImageSlot
          field="featured_image"
          bucket="trip-images"
          label="Featured image"
          hint={imageHint}
          value={form.values.featured_image}
          onChange={(picture) => {
            form.setFieldValue('featured_image', picture?.url ?? null)
            form.setFieldValue('featured_image_alt', picture?.alt ?? '')
          }}
          alternative={form.getInputProps('featured_image_alt')}
          onUploading={(uploading) => onUploading('featured', uploading)}
          error={form.errors.featured_image as string | undefined}
        />
        <TripGallery form={form} hint={imageHint} onUploading={(uploading) => onUploading('gallery', uploading)} />
      </Section>
      <Section title="How it looks in Google and WhatsApp">
        <TripPreview values={form.values} tripId={tripId} />
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
      <LimitedInput
        ref={title}
        label="Title"
        required
        data-autofocus
        limit={tripLimits.title}
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PlainSelect
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
          required
          value={form.values.region}
          onChange={(region) => form.setFieldValue('region', region)}
          error={form.errors.region as string | undefined}
        />
        <NumberField
          label="Price (INR)"
          required
          leftSection="₹"
          min={1}
          max={tripLimits.price}
          grouped
          problem={price}
          {...form.getInputProps('price')}
        />
        <NumberField
          label="Duration (days)"
          required
          min={1}
          max={tripLimits.duration}
          stepped
          problem={duration}
          {...form.getInputProps('duration')}
        />
        <PlainSelect
          label="Status"
          required
          data={statuses.map((value) => ({ value, label: statusLabels[value] }))}
          allowDeselect={false}
          {...form.getInputProps('status')}
          value={form.values.status}
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
      <div data-field="vendor_id">
        <VendorSelect
          value={form.values.vendor_id}
          onChange={(id) => form.setFieldValue('vendor_id', id)}
          chosenName={vendorName}
          region={form.values.region}
          error={form.errors.vendor_id as string | undefined}
        />
      </div>
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
      <LimitedTextarea
        label="Short description"
        description={`For cards and search results, at most ${tripLimits.short_description} characters`}
        autosize
        minRows={2}
        maxRows={5}
        limit={tripLimits.short_description}
        {...form.getInputProps('short_description')}
      />
      <LimitedTextarea
        label="Full Description"
        required
        autosize
        minRows={6}
        maxRows={20}
        limit={tripLimits.description}
        {...form.getInputProps('description')}
      />
    </>
  )
}
