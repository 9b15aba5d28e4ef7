import { categoryFields, categoryPicture } from '#contract/content/small-fields.ts'
import type { FormValues } from '../kit/form/form-values.ts'
import { contentHistory } from '../publishing/history/content-history.ts'
import type { HistoryKind } from '../publishing/history/history-kind.ts'

/** With the picture, which is set beside the form, and at once. */
interface ShownCategory extends FormValues<typeof categoryFields> {
  featured_image: string | null
}

const texts = contentHistory(categoryFields)

export const categoryHistory: HistoryKind<ShownCategory> = {
  valuesOf: (version, known) => ({
    ...texts.valuesOf(version, known),
    featured_image: (version as ShownCategory).featured_image,
  }),
  fields: [
    ...(texts.fields as unknown as HistoryKind<ShownCategory>['fields']),
    {
      label: categoryPicture.featured_image.label,
      names: ['featured_image'],
      shown: ({ featured_image: url }) => ({ as: 'pictures', pictures: url ? [{ url, caption: '' }] : [] }),
      take: null,
      obstacle: () => ({ text: 'The image is changed beside the form, with its own buttons', blocks: true }),
    },
  ],
}
