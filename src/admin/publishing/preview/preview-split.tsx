import { lazy, Suspense, type ReactNode } from 'react'
import { PreviewLoading } from './preview-loading.tsx'
import type { Previewed } from './use-preview.ts'
import styles from './preview-split.module.css'

/** Its code loads when a preview is opened. */
const LazyPanel = lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }))

/** @returns the preview of a form's values; null for none. */
export function previewPanel(previewed: Previewed | null, onClose: () => void): ReactNode {
  return previewed ? <LazyPanel {...previewed} onClose={onClose} /> : null
}

interface PreviewSplitProps {
  /** The open preview; null while none is open. */
  panel: ReactNode
  /** `dialog` fills a full-screen dialog, `screen` stays beside a form that scrolls with its screen. */
  within: 'dialog' | 'screen'
  children: ReactNode
}

/** A form and, beside it, its preview; on a small window the preview covers the form. */
export function PreviewSplit({ panel, within, children }: PreviewSplitProps) {
  // The same element scrolls a dialog's form with and without a preview, so that its place stays.
  const closed = within === 'dialog' ? styles.column : styles.whole
  return (
    <div className={panel ? styles[within] : closed}>
      <div className={panel ? styles.form : closed} data-narrowed={panel ? '' : undefined}>
        {children}
      </div>
      {panel ? (
        <div className={styles.side}>
          <Suspense fallback={<PreviewLoading />}>{panel}</Suspense>
        </div>
      ) : null}
    </div>
  )
}
