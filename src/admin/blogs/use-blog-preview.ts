import type { Previewed } from '../shell/page-preview/use-preview.ts'
import { usePreviewOpen } from '../shell/page-preview/use-preview-open.ts'
import { blogDataOf, type BlogValues } from './blog-values.ts'

/** @returns what the story's preview shows while it is open, and its switch. */
export function useBlogPreview(id: string | null, values: BlogValues) {
  const { open, toggle, close } = usePreviewOpen('form')
  const previewed: Previewed | null = open ? { noun: 'blogs', itemId: id, body: blogDataOf(values) } : null
  return { toggle: { open, toggle }, split: { within: 'screen' as const, previewed, onClose: close } }
}
