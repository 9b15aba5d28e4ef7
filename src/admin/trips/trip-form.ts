import type { UseFormReturnType } from '@mantine/form'
import type { Picture } from '#contract/pictures.ts'
import { changeRows } from '../kit/form/change-rows.ts'
import { newImage } from '../kit/form/form-values.ts'
import type { TripValues } from './trip-values.ts'

export type TripForm = UseFormReturnType<TripValues>

export type LineField = 'highlights' | 'inclusions' | 'exclusions'

type ListField = LineField | 'itinerary' | 'trip_images'

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

/**
 * Whether a part of the form renders the same after a change elsewhere. A long itinerary has hundreds of fields; this
 * limits rendering to those that changed.
 * @param path of the part: 'highlights', 'itinerary.3'.
 */
export function isSamePart(path: string, before: TripForm, after: TripForm): boolean {
  return snapshot(path, before) === snapshot(path, after)
}

function snapshot(path: string, { values, errors }: TripForm): string {
  const [field, index] = path.split('.')
  const list = values[field as ListField]
  const own = Object.entries(errors).filter(([each]) => each === path || each.startsWith(`${path}.`))
  return JSON.stringify([index === undefined ? list : list[Number(index)], own])
}
