import { asText, fieldOf, historyKind } from '../shell/history/history-kind.ts'

export interface CategoryValues {
  title: string
  description: string
  featured_image_alt: string
  /** Set beside the form, and at once. */
  featured_image: string | null
}

const field = fieldOf<CategoryValues, keyof CategoryValues>
const text = (name: 'title' | 'description', label: string) => field(name, label, (value) => asText(value as string))

export const categoryHistory = historyKind<'categories', CategoryValues>((version) => version, {
  title: text('title', 'Title'),
  description: text('description', 'Description'),
  featured_image_alt: {
    label: 'Alternative text',
    shown: ({ featured_image_alt }) => asText(featured_image_alt),
    take: (form, { featured_image_alt }) => ({ ...form, featured_image_alt }),
    // A text describes its own picture and no other one.
    obstacle: () => null,
  },
  featured_image: {
    label: 'Image',
    shown: ({ featured_image: url }) => ({ as: 'pictures', pictures: url ? [{ url, caption: '' }] : [] }),
    take: null,
    obstacle: () => ({ text: 'The image is changed beside the form, with its own buttons', blocks: true }),
  },
})
