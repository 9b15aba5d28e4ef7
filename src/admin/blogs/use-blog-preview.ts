import type { Previewed } from '../publishing/preview/use-preview.ts'
import { usePreviewOpen } from '../publishing/preview/use-preview-open.ts'
import { blogContent, type BlogValues } from './blog-values.ts'

/** @returns what the story's preview shows while it is open, and its switch. */
export function useBlogPreview(id: string | null, values: BlogValues) {
  const { open, toggle, close } = usePreviewOpen('form')
  const previewed: Previewed = { entity: 'blogs', itemId: id, body: blogContent.dataOf(values) }
  return {
    toggle: { open, toggle, previewed },
    split: { within: 'screen' as const, previewed: open ? previewed : null, onClose: close },
  }
}
