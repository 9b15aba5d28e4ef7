import type { ChangedEntity } from '#contract/admin/changes/changes.ts'
import { contentFields } from '#contract/content/content-fields.ts'
import type { Field, Fields } from '#contract/content/field.ts'
import { isLong } from '#contract/content/texts.ts'

export type ContentEntity = Exclude<ChangedEntity, 'account'>

const home_position: Field = {
  kind: 'number',
  label: 'Place on the home page',
  min: 1,
  max: Infinity,
  blank: null,
  public: false,
}

const is_active: Field = {
  kind: 'switch',
  label: 'Active',
  words: ['No', 'Yes'],
  sentences: ['No longer shown on the home page', 'Shown on the home page'],
  blank: false,
  public: false,
}

/**
 * Columns whose changes the activity reports: the fields of the forms, and columns that lists and switches change.
 * Derived columns (an excerpt, a date of publication) are left out.
 */
export const reportedFields: Record<Exclude<ContentEntity, 'site_settings'>, Fields> = {
  ...contentFields,
  trips: { ...contentFields.trips, home_position },
  testimonials: { ...contentFields.testimonials, home_position },
  hero_images: { ...contentFields.hero_images, is_active },
}

/** Columns whose values no sentence quotes. */
export const longColumns = [
  ...new Set(
    Object.values(reportedFields).flatMap((fields) =>
      Object.entries(fields).flatMap(([name, field]) => (isLong(field) ? [name] : [])),
    ),
  ),
]
