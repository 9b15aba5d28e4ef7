import { ShareDialog } from './share-dialog.tsx'
import { usePreview, type Previewed } from './use-preview.ts'

interface ShareFormProps {
  previewed: Previewed
  onClose: () => void
}

/** Links to what a form holds whose preview is not open. */
export function ShareForm({ previewed, onClose }: ShareFormProps) {
  return <ShareDialog previewed={previewed} state={usePreview(previewed)} onClose={onClose} />
}
