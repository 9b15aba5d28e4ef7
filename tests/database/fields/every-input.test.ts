import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TripFields } from '#admin/trips/trip-fields.tsx'
import { tripContent } from '#admin/trips/trip-values.ts'
import { VendorFields } from '#admin/vendors/vendor-fields.tsx'
import { vendorContent } from '#admin/vendors/vendor-form.ts'
import { contentFields } from '#contract/content/content-fields.ts'
import type { Fields } from '#contract/content/field.ts'

const picture = '/media/trip-images/1-a.jpg'

// Lists that are sorted by hand draw the row that is dragged outside of the form.
vi.mock('react-dom', () => ({ createPortal: () => null }))
vi.stubGlobal('document', { body: null })

/** Each form with a picture, whose alternative text has an input only then. */
const forms: [type: string, fields: Fields, form: ComponentType<never>, values: object][] = [
  ['trips', contentFields.trips, TripFields, { ...tripContent.blank(), featured_image: picture }],
  ['vendors', contentFields.vendors, VendorFields, { ...vendorContent.blank(), portrait: picture }],
]

function Shown({ form: Form, values }: { form: ComponentType<never>; values: object }): ReactNode {
  const props = { form: useForm({ initialValues: values }), onUploading: () => {}, tripId: null }
  return createElement(Form, props as never)
}

it.each(forms)('the form of %s has an input for every field', (_type, fields, form, values) => {
  const shown = createElement(Shown, { form, values })
  const client = createElement(QueryClientProvider, { client: new QueryClient() }, shown)
  const html = renderToStaticMarkup(createElement(MantineProvider, null, client))
  const paths = [...html.matchAll(/data-(?:path|field)="([^".]+)/g)].map(([, name]) => name)
  const names = Object.keys(fields).filter((name) => fields[name]!.with === undefined)
  expect(names.filter((name) => !paths.includes(name))).toEqual([])
})
