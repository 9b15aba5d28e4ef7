import { useEffect } from 'react'
import type { AdminCategory } from '#contract/admin/categories.ts'
import { categoryRoute } from '#values/categories.ts'
import type { Previewed } from '../publishing/preview/use-preview.ts'
import { usePreviewOpen } from '../publishing/preview/use-preview-open.ts'

/**
 * The screen shows the preview of one of its forms.
 * @param onPreviewed gets what the form holds while its preview is open, else null.
 */
export function useCategoryPreview(
  { id, name }: AdminCategory,
  values: object,
  onPreviewed: (previewed: Previewed | null) => void,
) {
  const preview = usePreviewOpen(categoryRoute(name))
  useEffect(() => {
    if (!preview.open) return
    onPreviewed({ entity: 'categories', itemId: id, body: values })
    return () => onPreviewed(null)
  }, [preview.open, values, id, onPreviewed])
  return preview
}
