import type { UseFormReturnType } from '@mantine/form'
import type { Picture } from '#contract/pictures.ts'
import { changeRows } from '../kit/form/change-rows.ts'
import { newImage } from '../kit/form/form-values.ts'
import type { TripValues } from './trip-values.ts'

export type TripForm = UseFormReturnType<TripValues>

export type LineField = 'highlights' | 'inclusions' | 'exclusions'

/** The alternative text comes with the picture, which it belongs to. */
export function setFeatured(form: TripForm, picture: Pick<Picture, 'url' | 'alt'> | null): void {
  form.setFieldValue('featured_image', picture?.url ?? null)
  form.setFieldValue('featured_image_alt', picture?.alt ?? '')
}

/** Exchanges a picture of the gallery with the featured one, which has no caption. */
export function makeFeatured(form: TripForm, index: number): void {
  const { featured_image, featured_image_alt, trip_images } = form.getValues()
  const { key, image_url, alt, picture_alt } = trip_images[index]!
  setFeatured(form, { url: image_url, alt: alt || picture_alt })
  changeRows(form, 'trip_images', (current) =>
    featured_image
      ? current.with(index, { ...newImage(featured_image, featured_image_alt), key })
      : current.toSpliced(index, 1),
  )
}
