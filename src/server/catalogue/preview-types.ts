import { blogPreview } from './blogs/preview.ts'
import { categoryPreview } from './categories/preview.ts'
import type { PreviewParts } from '../api/preview-type.ts'
import { heroImagePreview } from './hero-images/preview.ts'
import { tripPreview } from './trips/preview.ts'

/** How the items of each content type are shown before they are live (docs/decisions/0054). */
export const previewTypes: PreviewParts['types'] = {
  trips: tripPreview,
  blogs: blogPreview,
  categories: categoryPreview,
  hero_images: heroImagePreview,
}
