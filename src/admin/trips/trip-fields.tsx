import { SimpleGrid } from '@mantine/core'
import { useEffect, useRef, useDeferredValue } from 'react'
import { tripFields } from '#contract/content/trip-fields.ts'
import { Section } from '../kit/form/form-section.tsx'
import { noReference } from '../kit/form/form-values.ts'
import { LineRows } from '../kit/form/line-rows.tsx'
import { ImageSlot } from '../kit/image/image-slot.tsx'
import { TripFacts } from './facts/trip-facts.tsx'
import { TripDays } from './days/trip-days.tsx'
import { TripGallery } from './trip-gallery.tsx'
import { TripInput } from './trip-input.tsx'
import { pastedEntries } from './paste/pasted-lines.ts'
import { setFeatured, type TripForm } from './trip-form.ts'
import { VendorSelect } from './vendor/vendor-select.tsx'
import styles from './trip-dialog.module.css'
import { excerpt, metaLength } from '#values/format/excerpt.ts'
import { tripPath } from '#values/trips/trip-address.ts'
import { SharePreview } from '../publishing/preview/share-preview.tsx'
import type { TripValues } from './trip-values.ts'

const imageHint = 'JPG, JPEG or PNG, max 1MB; larger photos are made smaller'

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
  const isFeaturedComing = useRef(false)
  return (
    <>
      <Section title="Basics">
        <Basics form={form} />
      </Section>
      <Section title="Vendor">
        <Vendor form={form} vendorName={vendorName} />
      </Section>
      <Section title="Description">
        <TripInput form={form} name="short_description" />
        <TripInput form={form} name="description" />
      </Section>
      <Section title="What to expect">
        {(['highlight', 'inclusion', 'exclusion'] as const).map((row) => (
          <LineRows
            key={row}
            form={form}
            name={`${row}s`}
            field={tripFields[`${row}s`]}
            rowName={row}
            linesIn={pastedEntries}
          />
        ))}
      </Section>
      <Section title="Itinerary">
        <TripDays form={form} />
      </Section>
      <Section title="Facts">
        <TripFacts form={form} />
      </Section>
      <Section title="Images">
        <ImageSlot
          field="featured_image"
          bucket={tripFields.featured_image.bucket}
          label={tripFields.featured_image.label}
          hint={imageHint}
          value={form.values.featured_image}
          onChange={(picture) => setFeatured(form, picture)}
          alternative={form.getInputProps('featured_image_alt')}
          onUploading={(uploading) => {
            isFeaturedComing.current = uploading
            onUploading('featured', uploading)
          }}
          error={form.errors.featured_image}
        />
        <TripGallery
          form={form}
          hint={imageHint}
          isFeaturedComing={() => isFeaturedComing.current}
          onUploading={(uploading) => onUploading('gallery', uploading)}
        />
      </Section>
      <Section title="How it looks in Google and WhatsApp">
        <TripPreview values={form.values} tripId={tripId} />
      </Section>
    </>
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
      <TripInput form={form} name="title" ref={title} data-autofocus />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TripInput form={form} name="category" />
        <TripInput form={form} name="region" />
        <TripInput form={form} name="price" />
        <TripInput form={form} name="duration" />
        <TripInput form={form} name="status" />
        <div className={styles.featured}>
          <TripInput form={form} name="featured" />
        </div>
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
      <TripInput form={form} name="show_vendor_info" disabled={form.values.vendor_id === noReference} />
    </>
  )
}

interface TripPreviewProps {
  values: TripValues
  /** Null for a new trip: it gets its id, and with it its address, when it is saved. */
  tripId: string | null
}

/** The trip in search results and in a shared link, as it is in the form. */
function TripPreview({ values, tripId }: TripPreviewProps) {
  const { title, short_description, description, featured_image } = useDeferredValue(values)
  return (
    <SharePreview
      title={title}
      path={tripPath({ id: tripId ?? '…', title })}
      description={short_description.trim() || excerpt(description, metaLength)}
      picture={featured_image}
    />
  )
}
